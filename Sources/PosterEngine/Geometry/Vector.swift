/// A displacement or a point, in points; x grows to the right and y downwards.
public struct Vector: Equatable, Sendable {
  /// The horizontal component, in points.
  public var x: Double
  /// The vertical component, in points.
  public var y: Double

  /// No displacement.
  public static let zero = Vector(x: 0, y: 0)

  /// Makes a vector from its components, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Vector {
  /// More points than any screen has; a coordinate beyond is a fault of its sender.
  private static let furthestPointer = 1e5

  /// This point if it can be a pointer's, brought near the screen where it is far off; nil if it is
  /// not finite.
  var boundedPointer: Vector? {
    guard x.isFinite, y.isFinite else { return nil }
    let reach = Limit(lower: -Vector.furthestPointer, upper: Vector.furthestPointer)
    return Vector(x: reach.clamp(x), y: reach.clamp(y))
  }
}
