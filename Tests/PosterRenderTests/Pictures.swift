import PosterImages
import PosterRender

/// Pictures whose every pixel is known.
enum Pictures {
  typealias Color = (red: UInt8, green: UInt8, blue: UInt8)

  static func picture(
    _ width: Int, _ height: Int, isOpaque: Bool = true,
    pixel: (_ x: Int, _ y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  ) throws -> DecodedPicture {
    let size = PixelSize(width: width, height: height)
    let buffer = PixelBuffer(count: size.pixelCount * DecodedPicture.bytesPerPixel) { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let color = pixel(x, y)
          let start = (y * width + x) * DecodedPicture.bytesPerPixel
          bytes[start] = color.blue
          bytes[start + 1] = color.green
          bytes[start + 2] = color.red
          bytes[start + 3] = color.alpha
        }
      }
    }
    guard let buffer,
      let picture = DecodedPicture(pixelSize: size, isOpaque: isOpaque, buffer: buffer)
    else { throw NoMemory() }
    return picture
  }

  struct NoMemory: Error {}

  /// One colour all over.
  static func plain(_ size: PixelSize, _ color: Color) throws -> DecodedPicture {
    try picture(size.width, size.height) { _, _ in (color.red, color.green, color.blue, 255) }
  }

  /// Red tells the column, green the row, blue which picture it is.
  static func ruler(_ size: PixelSize, blue: UInt8) throws -> DecodedPicture {
    try picture(size.width, size.height) { x, y in (UInt8(x), UInt8(y), blue, 255) }
  }
}

/// The colour of a pixel as a list, which can be compared.
func color(_ frame: RenderedFrame, _ x: Int, _ y: Int) -> [UInt8] {
  frame.color(x: x, y: y).map { [$0.red, $0.green, $0.blue] } ?? []
}

/// Whether two colours differ by at most that much in every component.
func isClose(_ left: [UInt8], _ right: [UInt8], within tolerance: Int = 1) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
}
