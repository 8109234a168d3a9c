public import PosterImages

/// What a page shows.
public enum PageContent: Sendable {
  /// A picture; it is scaled to cover the page.
  case picture(DecodedPicture)
  /// The name of a poster that cannot be shown, and the reason: the predicate of a sentence whose
  /// subject is the name.
  case placeholder(name: String, reason: String)
}
