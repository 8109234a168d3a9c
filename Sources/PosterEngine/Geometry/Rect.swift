/// A rectangle, in points: its top left corner and its extents.
public struct Rect: Equatable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// The rectangle at the origin that has no extent.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle from its top left corner and its extents, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes the rectangle of a size whose top left corner is the origin.
  public init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The extents, in points.
  public var size: Size { Size(width: width, height: height) }

  /// The point in the middle.
  public var center: Vector { Vector(x: x + width / 2, y: y + height / 2) }

  /// The same rectangle, displaced.
  public func translated(by vector: Vector) -> Rect {
    Rect(x: x + vector.x, y: y + vector.y, width: width, height: height)
  }

  /// The same rectangle, scaled about its centre.
  public func scaled(by scale: Double) -> Rect {
    Rect(
      x: x + width * (1 - scale) / 2, y: y + height * (1 - scale) / 2,
      width: width * scale, height: height * scale)
  }

  /// Whether a point is inside; the right and the bottom edge are not.
  public func contains(_ point: Vector) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }

  /// Whether the two rectangles share an area above zero; touching edges share none.
  public func intersects(_ other: Rect) -> Bool {
    x < other.x + other.width && other.x < x + width
      && y < other.y + other.height && other.y < y + height
      && width > 0 && height > 0 && other.width > 0 && other.height > 0
  }
}
