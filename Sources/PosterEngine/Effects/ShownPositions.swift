/// The positions at which an effect shows a page.
public enum ShownPositions: Equatable, Sendable {
  /// Wherever the page's rectangle before the effect is in the viewport.
  case onScreen
  /// Where the page's position lies between these two, both excluded, in strides. Not a number, or
  /// an upper position that is not above the lower one, shows nothing. A looping pager, which has a
  /// page at every position, shows those within 100 strides at the most.
  case between(Double, Double)
  /// Where the page's position lies above this one, which is excluded, up to where its rectangle
  /// before the effect leaves the viewport: for pages that are held on their way out, and come in
  /// as they are. Not a number shows nothing.
  case above(Double)
  /// The same below a position: for pages that are held on their way in, and go as they are.
  case below(Double)

  /// The share of a device pixel below which an overlap with the viewport is an error of floating
  /// point: at 393⅓ points a page at rest would otherwise have its neighbour on screen.
  private static let hair = 1.0 / 1024

  /// The positions beyond which a looping pager shows nothing, in strides: farther than any effect
  /// reaches, and few enough pages to place.
  private static let farthest = Limit(lower: -100, upper: 100)

  /// The distances from the offset to a rest, in points, between which the page is shown; both
  /// excluded.
  func distances(in layout: PageLayout) -> Limit {
    switch self {
    case .onScreen: return ShownPositions.onScreen(in: layout)
    case .between(let lower, let upper):
      return ShownPositions.limit(lower, upper, in: layout)
    case .above(let position):
      let onScreen = ShownPositions.onScreen(in: layout).upper / layout.stride
      return ShownPositions.limit(position, onScreen, in: layout)
    case .below(let position):
      let onScreen = ShownPositions.onScreen(in: layout).lower / layout.stride
      return ShownPositions.limit(onScreen, position, in: layout)
    }
  }

  private static func limit(_ lower: Double, _ upper: Double, in layout: PageLayout) -> Limit {
    guard lower < upper else { return Limit(lower: 0, upper: 0) }
    let bounds = layout.isLooping ? farthest : .unbounded
    return Limit(
      lower: bounds.clamp(lower) * layout.stride, upper: bounds.clamp(upper) * layout.stride)
  }

  private static func onScreen(in layout: PageLayout) -> Limit {
    let hair = ShownPositions.hair * layout.grid.pixel
    let before = layout.pageLength + layout.peek - hair
    let after = layout.viewportLength - layout.peek - hair
    return layout.direction.sign(along: layout.axis) < 0
      ? Limit(lower: -after, upper: before) : Limit(lower: -before, upper: after)
  }
}
