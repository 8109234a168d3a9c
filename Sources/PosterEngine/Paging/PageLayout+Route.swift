extension PageLayout {
  /// The most pages that an animated scroll travels; a longer way starts this far before its end,
  /// since hundreds of pages that flash by show nothing.
  package static let longestRoute = 4

  /// The page at which an animated scroll to a destination starts: where it is, or a few pages
  /// before the destination.
  package static func departure(to destination: Int, from page: Int) -> Int {
    max(destination - longestRoute, min(page, destination + longestRoute))
  }
}
