/// One swipe on a touchpad, its inertia included, as a pointer that the fingers push: it moves
/// against the content, as a finger on the screen does.
///
/// It ends when the platform says so, or after a silence, since some platforms do not.
struct TouchpadGesture: Equatable, Sendable {
  /// How long after the last movement a swipe has ended, in seconds.
  static let silence = 0.15

  /// The pointer's position, in points.
  private(set) var point = Vector.zero
  /// What the pointer means.
  var pointer = PointerGesture()
  /// When the swipe ends if nothing more comes of it.
  private(set) var deadline: Double?
  /// The pointer's fastest velocity along the axis since it last turned, in points a second:
  /// inertia fades, what was meant does not.
  private(set) var fastestVelocity = 0.0

  /// Whether the swipe is not over.
  var isActive: Bool { deadline != nil }

  /// The fingers touch, or have moved without touching first.
  mutating func begin(at time: Double) {
    self = TouchpadGesture()
    deadline = time + TouchpadGesture.silence
  }

  /// Whether moving content is to follow the fingers that push it: where they have only just begun
  /// to, and not across the axis. What started to move during a swipe is left alone by its rest.
  func canTakeOver(by displacement: Vector, along axis: Axis) -> Bool {
    !pointer.isDown && abs(axis.along(displacement)) >= abs(axis.across(displacement))
  }

  /// The fingers push the content by a displacement.
  ///
  /// - Parameter isMoving: whether the content moves, so that the fingers take it over at once.
  mutating func push(
    by displacement: Vector, along axis: Axis, isMoving: Bool, at time: Double
  ) -> PointerGesture.Movement {
    _ = pointer.press(0, device: .touchpad, at: point, isMoving: isMoving)
    point = Vector(x: point.x - displacement.x, y: point.y - displacement.y)
    deadline = time + TouchpadGesture.silence
    return pointer.move(to: point, along: axis)
  }

  /// Notes the pointer's velocity along the axis, in points a second.
  mutating func note(velocity: Double) {
    let hasTurned = velocity * fastestVelocity < 0
    if hasTurned || abs(velocity) > abs(fastestVelocity) { fastestVelocity = velocity }
  }

  /// The swipe is over.
  mutating func end() {
    deadline = nil
    _ = pointer.release()
  }
}
