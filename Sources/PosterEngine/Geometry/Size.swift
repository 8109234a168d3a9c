/// An extent, in points.
public struct Size: Equatable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size from its extents, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether both extents are finite and above zero, so that something can be shown in them.
  public var isDrawable: Bool {
    width.isFinite && height.isFinite && width > 0 && height > 0
  }
}
