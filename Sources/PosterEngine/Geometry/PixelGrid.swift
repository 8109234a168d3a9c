/// The grid of device pixels that rest positions and page lengths are aligned to.
public struct PixelGrid: Equatable, Sendable {
  /// Device pixels for each point, above 0.
  public let scale: Double

  /// How much of a pixel a length may exceed a whole number of pixels and still count as that
  /// number: 393⅓ points × 3 is 1180.0000000000002 in floating point and means 1180.
  private static let tolerance = 1e-6

  /// Makes the grid of a display; a scale that is not finite or not above 0 is taken as 1.
  public init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The length of one device pixel, in points.
  public var pixel: Double { 1 / scale }

  /// The nearest position on the grid; half a pixel goes up, on both sides of zero, so that
  /// neighbouring pages round alike.
  public func round(_ length: Double) -> Double {
    (length * scale + 0.5).rounded(.down) / scale
  }

  /// The shortest whole number of pixels that is at least as long.
  public func roundUp(_ length: Double) -> Double {
    (length * scale - PixelGrid.tolerance).rounded(.up) / scale
  }
}
