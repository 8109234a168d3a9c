/// A size in device pixels.
///
/// Any value can be made, since sizes come from windows and files; `isEmpty` tells whether it can
/// hold a pixel at all.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// True when a side is zero or negative.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The number of pixels: 0 when empty, `Int.max` when it would not fit an `Int`.
  public var pixelCount: Int {
    guard !isEmpty else { return 0 }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : count
  }

  /// The same size lying on its side.
  public var transposed: PixelSize { PixelSize(width: height, height: width) }

  /// For example `320 × 480`.
  public var description: String { "\(width) × \(height)" }
}
