/// Something that happens to a pager: what a person does, and what a host changes.
///
/// Points are those of the viewport. Coordinates that are not finite are ignored.
public enum PagerInput: Equatable, Sendable {
  /// A step that a key asks for.
  public enum Key: Equatable, Sendable {
    /// To the following page.
    case next
    /// To the page before.
    case previous
    /// To the first page.
    case first
    /// To the last page.
    case last
    /// To the page on the left: the one before, or the following one in right-to-left.
    case left
    /// To the page on the right: the following one, or the one before in right-to-left.
    case right
  }

  /// A stage of a touchpad's swipe.
  public enum ScrollPhase: Equatable, Sendable {
    /// The fingers touch the pad.
    case begin
    /// The content is to move by `dx` and `dy`, as if scrolled by them: positive reveals what lies
    /// to the right, and below.
    case update(dx: Double, dy: Double)
    /// The swipe is over, its inertia included.
    case end
  }

  /// A pointer goes down.
  case down(at: Vector, id: Int = 0, device: PointerDevice = .touch)
  /// A pointer that is down moves.
  case move(to: Vector, id: Int = 0)
  /// A pointer goes up; counts as a movement first.
  case up(at: Vector, id: Int = 0)
  /// The system takes a pointer away: the pager settles on the nearest page.
  case cancel(id: Int = 0)
  /// A wheel turns; a whole notch is a page, fractions add up. Positive is forward.
  case wheel(notches: Double)
  /// Fingers move on a touchpad.
  case scroll(ScrollPhase)
  /// A key is pressed.
  case key(Key)
  /// The app asks for a poster; out of range is the nearest one, or around in a looping pager.
  case scrollTo(page: Int, animated: Bool)
  /// The viewport has another size, in points.
  case resize(Size)
  /// The number of posters changes; the current one keeps its index.
  case count(Int)
  /// The posters change: how many there are now, and the index at which the current one, or what
  /// stands in for it, is now. `isKept` tells whether it is the same poster.
  case posters(count: Int, page: Int, isKept: Bool)
  /// The pager can, or can no longer, be seen.
  case visible(Bool)
  /// The person wants less motion: pages fade, and do not advance by themselves.
  case reducedMotion(Bool)
}
