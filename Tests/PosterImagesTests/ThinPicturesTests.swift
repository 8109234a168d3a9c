#if os(Linux)
  import Foundation
  import Testing

  @testable import PosterImages

  @Suite("The libvips decoder on pictures a pixel wide")
  struct ThinPicturesTests {
    private static let length = 1_000_000

    /// An uncompressed grey TIFF a pixel wide or high, black at its beginning, white at its end.
    private static func ramp(isUpright: Bool) -> Data {
      let pixels = (0..<length).map { UInt8($0 * 256 / length) }
      let (width, height) = isUpright ? (1, length) : (length, 1)
      let headerLength = 8
      let entries = [
        (256, width), (257, height), (258, 8), (259, 1), (262, 1), (273, headerLength), (277, 1),
        (278, height), (279, length),
      ]
      var file = Data("II".utf8) + bytes(42, 2) + bytes(headerLength + length, 4) + pixels
      file += bytes(entries.count, 2)
      for (tag, value) in entries {
        file += bytes(tag, 2) + bytes(4, 2) + bytes(1, 4) + bytes(value, 4)
      }
      return file + bytes(0, 4)
    }

    private static func bytes(_ value: Int, _ count: Int) -> Data {
      Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
    }

    @Test(
      "shows the middle of a million pixels, though all of them would be more than can be counted",
      arguments: [true, false])
    func middle(isUpright: Bool) throws {
      // At 8,000 pixels a pixel the whole would be 8,000,000,000 long.
      let size =
        isUpright ? PixelSize(width: 8000, height: 30) : PixelSize(width: 30, height: 8000)
      let picture = try VipsDecoder().decode(
        PictureRequest(source: .data(Self.ramp(isUpright: isUpright)), pixelSize: size))
      #expect(picture.pixelSize == size)
      for (x, y) in [(0, 0), (size.width / 2, size.height / 2), (size.width - 1, size.height - 1)] {
        // The middle lies between the last pixel of 127 and the first of 128.
        #expect((127...128).contains(picture.pixel(x, y)[0]), "\(x), \(y)")
      }
    }
  }
#endif
