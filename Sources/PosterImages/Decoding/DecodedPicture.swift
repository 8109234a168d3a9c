/// A picture's pixels, ready to draw.
///
/// Four bytes a pixel, rows from top to bottom without padding: blue, green, red, alpha, sRGB,
/// premultiplied. On a little-endian machine this is cairo's ARGB32 and GDK's
/// `B8G8R8A8_PREMULTIPLIED`, so that both draw from the buffer itself.
public struct DecodedPicture: Sendable {
  /// The bytes of one pixel.
  public static let bytesPerPixel = 4

  /// Never empty.
  public let pixelSize: PixelSize

  /// True when every alpha is 255.
  public let isOpaque: Bool

  /// The pixels. Keep a reference to it for as long as its memory is drawn from.
  public let buffer: PixelBuffer

  /// A picture of these pixels; nil when the size is empty or the buffer is not exactly as large.
  public init?(pixelSize: PixelSize, isOpaque: Bool, buffer: PixelBuffer) {
    guard !pixelSize.isEmpty, let count = Self.byteCount(of: pixelSize), buffer.count == count
    else { return nil }
    self.pixelSize = pixelSize
    self.isOpaque = isOpaque
    self.buffer = buffer
  }

  /// The bytes of one row.
  public var bytesPerRow: Int { pixelSize.width * Self.bytesPerPixel }

  /// The bytes of the whole picture, which is what it costs in a cache.
  public var byteCount: Int { buffer.count }

  /// The bytes that a picture of that size takes; nil when they do not fit an `Int`.
  static func byteCount(of size: PixelSize) -> Int? {
    let (count, overflow) = size.pixelCount.multipliedReportingOverflow(by: bytesPerPixel)
    return overflow ? nil : count
  }

  /// Calls `body` with the pixels.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try buffer.withUnsafeBytes(body)
  }
}
