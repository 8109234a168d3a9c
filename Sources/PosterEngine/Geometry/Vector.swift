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
