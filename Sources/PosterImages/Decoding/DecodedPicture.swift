/// A picture's pixels, ready to draw.
///
/// Four bytes a pixel, rows from top to bottom: blue, green, red, alpha, premultiplied. On a
/// little-endian machine this is cairo's ARGB32 and GDK's `B8G8R8A8_PREMULTIPLIED`, so that both
/// draw from the buffer itself, and so does Core Graphics.
public struct DecodedPicture: Sendable {
  /// The bytes of one pixel.
  public static let bytesPerPixel = 4

  /// Never empty.
  public let pixelSize: PixelSize

  /// The bytes from one row to the next; at least the pixels'. Decoders on Linux leave no padding.
  public let bytesPerRow: Int

  /// True when every alpha is 255.
  public let isOpaque: Bool

  /// What the levels mean.
  public let colorSpace: PictureColorSpace

  /// The pixels. Keep a reference to it for as long as its memory is drawn from.
  public let buffer: PixelBuffer

  /// A picture of these pixels.
  ///
  /// - Parameter bytesPerRow: The bytes from one row to the next; without padding unless named.
  /// - Returns: nil when the size is empty, a row is shorter than its pixels, or the buffer is not
  ///   exactly as large as all rows.
  public init?(
    pixelSize: PixelSize, isOpaque: Bool, bytesPerRow: Int? = nil,
    colorSpace: PictureColorSpace = .sRGB, buffer: PixelBuffer
  ) {
    guard !pixelSize.isEmpty, Self.byteCount(of: pixelSize) != nil else { return nil }
    let pixelBytes = pixelSize.width * Self.bytesPerPixel
    let rowBytes = bytesPerRow ?? pixelBytes
    let (count, overflow) = rowBytes.multipliedReportingOverflow(by: pixelSize.height)
    guard rowBytes >= pixelBytes, !overflow, buffer.count == count else { return nil }
    self.pixelSize = pixelSize
    self.bytesPerRow = rowBytes
    self.isOpaque = isOpaque
    self.colorSpace = colorSpace
    self.buffer = buffer
  }

  /// The bytes of the whole picture, which is what it costs in a cache.
  public var byteCount: Int { buffer.count }

  /// The bytes that a picture of that size takes without padding; nil when they do not fit an
  /// `Int`.
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
