#if os(Linux)
  import Foundation
  import Testing

  @testable import PosterImages

  @Suite("The libvips decoder on pictures a pixel wide")
  struct ThinPicturesTests {
    private static let length = 1_000_000

    /// Black at its beginning, white at its end.
    private static func ramp(isUpright: Bool, length: Int = length) -> Data {
      let pixels = (0..<length).map { UInt8($0 * 256 / length) }
      return tiff(Data(pixels), bitCount: 8, isUpright: isUpright)
    }

    /// An uncompressed grey TIFF a pixel wide or high.
    private static func tiff(_ pixels: Data, bitCount: Int, isUpright: Bool) -> Data {
      let length = pixels.count * 8 / bitCount
      let (width, height) = isUpright ? (1, length) : (length, 1)
      let headerLength = 8
      let entries = [
        (256, width), (257, height), (258, bitCount), (259, 1), (262, 1), (273, headerLength),
        (277, 1), (278, height), (279, pixels.count),
      ]
      var file = Data("II".utf8) + bytes(42, 2) + bytes(headerLength + pixels.count, 4) + pixels
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

    @Test("makes one pixel of millions", arguments: [true, false])
    func one(isUpright: Bool) throws {
      let picture = try VipsDecoder().decode(
        PictureRequest(
          source: .data(Self.ramp(isUpright: isUpright, length: 2_100_000)),
          pixelSize: PixelSize(width: 1, height: 1), mode: .fit))
      #expect(picture.pixelSize == PixelSize(width: 1, height: 1))
      #expect((126...129).contains(picture.pixel(0, 0)[0]))
    }

    @Test("keeps white in 16 bits white, though a pixel's sum is more than 32 bits hold")
    func white() throws {
      for isUpright in [true, false] {
        let file = Self.tiff(
          Data(repeating: 255, count: 2 * Self.length), bitCount: 16, isUpright: isUpright)
        let picture = try VipsDecoder().decode(
          PictureRequest(
            source: .data(file), pixelSize: PixelSize(width: 10, height: 10), mode: .fit))
        let size = PixelSize(width: 10, height: 1)
        #expect(picture.pixelSize == (isUpright ? size.transposed : size))
        #expect(picture.averageColor() == PixelColor(red: 255, green: 255, blue: 255, alpha: 255))
      }
    }
  }
#endif
