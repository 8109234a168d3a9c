import Glibc
import PosterImages

/// Makes pictures out of names: the file named `7` is pattern 7, `white` is white, and any other is
/// truncated.
struct PatternDecoder: PictureDecoder {
  func decode(_ request: PictureRequest) throws(PictureError) -> DecodedPicture {
    guard case .file(let path) = request.source else { throw .unknownFormat }
    let isWhite = path.description == "white"
    guard let seed = isWhite ? 0 : Int(path.description) else { throw .truncated(.jpeg) }
    let size = request.pixelSize
    guard size.pixelCount < 1 << 24 else { throw .invalidPixelSize(size) }
    let buffer = PixelBuffer(count: size.pixelCount * DecodedPicture.bytesPerPixel) { bytes in
      for y in 0..<size.height {
        for x in 0..<size.width {
          let pixel = isWhite ? SIMD3(repeating: 255) : Pattern(seed: seed).color(x: x, y: y)
          let start = (y * size.width + x) * DecodedPicture.bytesPerPixel
          for channel in 0..<3 { bytes[start + channel] = pixel[channel] }
          bytes[start + 3] = 255
        }
      }
    }
    guard let buffer,
      let picture = DecodedPicture(pixelSize: size, isOpaque: true, buffer: buffer)
    else { throw .outOfMemory }
    return picture
  }
}

/// A picture without end in which every pixel differs from its neighbours and from other patterns.
struct Pattern {
  let seed: Int

  /// Blue, green and red.
  func color(x: Int, y: Int) -> SIMD3<UInt8> {
    SIMD3(
      UInt8((x * 3 + seed * 80) & 255), UInt8((y * 2 + seed * 33) & 255),
      UInt8(((x + y) * 5 + seed * 130) & 255))
  }
}
