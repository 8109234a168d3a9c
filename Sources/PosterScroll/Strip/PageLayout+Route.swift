internal import PosterEngine

/// The most strides that an animated scroll travels; a longer way starts this far before its
/// target.
private let longestRoute = 4

extension PageLayout {
  /// The page to scroll to for a poster: the poster's own in a finite pager; in a looping one its
  /// nearest copy, the following one of two equally near.
  func destination(for index: Int, from page: Int) -> Int {
    guard isLooping else { return clamp(index) }
    let forward = self.index(of: self.index(of: index) - self.index(of: page))
    return page + (forward <= count - forward ? forward : forward - count)
  }

  /// The page at which an animated scroll to a destination starts: where it is, or a few pages
  /// before the destination.
  func departure(to destination: Int, from page: Int) -> Int {
    if destination - page > longestRoute { return destination - longestRoute }
    if page - destination > longestRoute { return destination + longestRoute }
    return page
  }
}
