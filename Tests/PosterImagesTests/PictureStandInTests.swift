import Testing

@testable import PosterImages

@Suite("A stand-in")
struct PictureStandInTests {
  @Test("is the picture a few dozen pixels wide, each the mean of those it stands for")
  func reduction() throws {
    // Columns of 0 and 200 in turn: every mean is 100.
    let size = PixelSize(width: 96, height: 192)
    let buffer = try #require(
      PixelBuffer(count: 96 * 192 * 4) { bytes in
        for at in bytes.indices { bytes[at] = at % 4 == 3 ? 255 : at / 4 % 2 == 0 ? 0 : 200 }
      })
    let picture = try #require(DecodedPicture(pixelSize: size, isOpaque: true, buffer: buffer))
    let standIn = try #require(PictureStandIn(picture))
    #expect(standIn.picture.pixelSize == PixelSize(width: 24, height: 48))
    #expect(standIn.picture.pixel(0, 0) == [100, 100, 100, 255])
    #expect(standIn.picture.pixel(23, 47) == [100, 100, 100, 255])
    #expect(standIn.color == PixelColor(red: 100, green: 100, blue: 100, alpha: 255))
  }

  @Test(
    "has the mean of each channel, also of long rows of the brightest pixels",
    arguments: [(96, 144), (4800, 2), (48 * 300, 48), (2, 4800)])
  func means(width: Int, height: Int) throws {
    let size = PixelSize(width: width, height: height)
    let buffer = try #require(
      PixelBuffer(count: size.pixelCount * 4) { bytes in
        for at in bytes.indices {
          let noise = UInt8(truncatingIfNeeded: (at &* 2_654_435_761) >> 13)
          bytes[at] = at / 4 < size.pixelCount / 2 ? 255 : noise
        }
      })
    let picture = try #require(DecodedPicture(pixelSize: size, isOpaque: false, buffer: buffer))
    let reduced = try #require(picture.reduced(toSide: 48))
    let cells = picture.means(columns: reduced.pixelSize.width, rows: reduced.pixelSize.height)
    let pixels = (0..<reduced.pixelSize.pixelCount).map {
      reduced.pixel($0 % reduced.pixelSize.width, $0 / reduced.pixelSize.width)
    }
    #expect(largestDifference(pixels, cells) <= 0.51)
  }

  @Test("is the picture itself when that is small, and exists for the thinnest one")
  func extremes() throws {
    let small = try #require(DecodedPicture.grey(9, PixelSize(width: 3, height: 2)))
    #expect(try #require(PictureStandIn(small)).picture.buffer === small.buffer)
    let thin = try #require(DecodedPicture.grey(9, PixelSize(width: 1, height: 5000)))
    let reduced = try #require(PictureStandIn(thin)).picture
    #expect(reduced.pixelSize == PixelSize(width: 1, height: 48))
    #expect(reduced.pixel(0, 47) == [9, 9, 9, 255])
  }
}
