internal import PosterEngine

/// The most strides that an animated scroll travels; a longer way starts this far before its
/// target.
private let longestRoute = 4

/// The speed, in points per second, from which a release turns the page.
private let flickSpeed = 300.0

extension PageLayout {
  /// The page to scroll to for a poster: the poster's own in a finite pager; in a looping one its
  /// nearest copy, the following one of two equally near.
  func destination(for index: Int, from page: Int) -> Int {
    guard isLooping else { return clamp(index) }
    let forward = self.index(of: self.index(of: index) - self.index(of: page))
    return page + (forward <= count - forward ? forward : forward - count)
  }

  /// The page that a release at an offset goes to: for a flick the next one in its direction, else
  /// the nearest.
  ///
  /// - Parameter velocity: towards the following page, in points per second.
  func target(at offset: Double, velocity: Double) -> Int {
    let nearest = page(at: offset)
    if velocity >= flickSpeed, rest(of: nearest) <= offset { return clamp(nearest + 1) }
    if velocity <= -flickSpeed, rest(of: nearest) >= offset { return clamp(nearest - 1) }
    return nearest
  }

  /// The page at which an animated scroll to a destination starts: where it is, or a few pages
  /// before the destination.
  func departure(to destination: Int, from page: Int) -> Int {
    if destination - page > longestRoute { return destination - longestRoute }
    if page - destination > longestRoute { return destination + longestRoute }
    return page
  }
}
