internal import PosterEngine

/// The most pages that an animated scroll travels; a longer way starts this far before its end.
private let longestRoute = 4

extension PageLayout {
  /// The page at which an animated scroll to a destination starts: where it is, or a few pages
  /// before the destination.
  func departure(to destination: Int, from page: Int) -> Int {
    if destination - page > longestRoute { return destination - longestRoute }
    if page - destination > longestRoute { return destination + longestRoute }
    return page
  }
}
