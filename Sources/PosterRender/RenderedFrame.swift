public import PosterImages

/// A frame as pixels.
public struct RenderedFrame: Equatable, Sendable {
  /// The extents, in pixels.
  public let pixelSize: PixelSize

  /// The pixels: rows from top to bottom without padding, four bytes each: blue, green, red and an
  /// alpha of 255, sRGB. They are ``DecodedPicture``'s, always opaque.
  public let pixels: [UInt8]

  /// The bytes of one row.
  public var bytesPerRow: Int { pixelSize.width * DecodedPicture.bytesPerPixel }

  /// The pixel in a column and a row, counted from the top left; nil outside the frame.
  public func color(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8)? {
    guard (0..<pixelSize.width).contains(x), (0..<pixelSize.height).contains(y) else { return nil }
    let start = y * bytesPerRow + x * DecodedPicture.bytesPerPixel
    return (pixels[start + 2], pixels[start + 1], pixels[start])
  }
}
