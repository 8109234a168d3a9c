/// The grid of device pixels that rest positions and page lengths are aligned to.
public struct PixelGrid: Equatable, Sendable {
  /// Device pixels for each point, above 0.
  public let scale: Double

  /// The share by which a length may exceed a whole number of pixels and still count as that
  /// number: 393⅓ points × 3 can come out as 1180.0000000000002, and means 1180. No more than the
  /// error of floating point: what a page is short of its stride adds up to a gap far out.
  private static let tolerance = 0x1p-50

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
    let pixels = length * scale
    return (pixels - abs(pixels) * PixelGrid.tolerance).rounded(.up) / scale
  }

  /// How many whole pixels cover a length in points; saturates, and is 0 where the length is not
  /// finite.
  public func pixelCount(covering length: Double) -> Int {
    // `roundUp` answers in points, which may be a hair off the whole number of pixels.
    Int(saturating: (roundUp(length) * scale).rounded())
  }

  /// The smallest rectangle of whole pixels that covers another one, so that what is drawn in it
  /// pixel by pixel is sharp.
  public func covering(_ rect: Rect) -> Rect {
    let left = -roundUp(-rect.x)
    let top = -roundUp(-rect.y)
    return Rect(
      x: left, y: top, width: roundUp(rect.x + rect.width) - left,
      height: roundUp(rect.y + rect.height) - top)
  }
}
