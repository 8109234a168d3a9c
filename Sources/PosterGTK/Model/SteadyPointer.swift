internal import PosterEngine

/// The pointer of a press as the content sees it: it stays where it is when the window moves or
/// grows under it, although its coordinates in the window leap. Times are in seconds.
struct SteadyPointer {
  /// How long a window manager that was asked for another size takes, at most.
  static let patience = 0.5
  /// How long after a change coordinates may still be those from before.
  static let settlingTime = 0.1

  private var shift = Vector.zero
  private var last: Vector?
  private var heldUntil: Double?

  /// A press begins.
  mutating func press(at point: Vector) -> Vector {
    (shift, last, heldUntil) = (.zero, point, nil)
    return point
  }

  /// Where the content sees a pointer that is at `point` in the window. While the window changes
  /// that is where it last was; from there it goes on.
  mutating func move(to point: Vector, at time: Double) -> Vector {
    guard let last else { return point }
    if let heldUntil {
      guard time >= heldUntil else { return last }
      self.heldUntil = nil
      shift = Vector(x: last.x - point.x, y: last.y - point.y)
    }
    let seen = Vector(x: point.x + shift.x, y: point.y + shift.y)
    self.last = seen
    return seen
  }

  /// The press ends, at `point` in the window.
  mutating func release(at point: Vector, at time: Double) -> Vector {
    defer { last = nil }
    return move(to: point, at: time)
  }

  /// The window was asked to change.
  mutating func expectChange(at time: Double) {
    heldUntil = time + Self.patience
  }

  /// The window has changed.
  mutating func noteChange(at time: Double) {
    heldUntil = time + Self.settlingTime
  }
}
