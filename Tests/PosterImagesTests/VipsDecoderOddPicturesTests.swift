#if os(Linux)
  import Foundation
  import Testing

  @testable import PosterImages

  @Suite(
    "The libvips decoder on real odd pictures",
    .enabled(if: OddPictures.areThere, "the pictures are not on this machine"))
  struct VipsDecoderOddPicturesTests {
    private func decode(_ name: String, _ width: Int, _ height: Int) throws -> DecodedPicture {
      let size = PixelSize(width: width, height: height)
      let source = PictureSource.file(OddPictures.path(name))
      return try VipsDecoder().decode(PictureRequest(source: source, pixelSize: size, mode: .fit))
    }

    @Test(
      "shows every one upright and in its colours, as Pillow does",
      arguments: OddPictures.expected.keys.sorted())
    func means(name: String) throws {
      let expected = try #require(OddPictures.expected[name])
      let picture = try decode(name, 240, 240)
      #expect(largestDifference(picture.means(columns: 4, rows: 4), expected) <= 3)
    }

    @Test("leaves what the first frame of a GIF does not cover transparent")
    func undersized() throws {
      let picture = try decode("formats/issue_1455_undersized.gif", 200, 200)
      #expect(picture.pixel(50, 50) == [255, 0, 0, 255])
      #expect(picture.pixel(150, 150) == [0, 0, 0, 0])
    }

    @Test("turns a TIFF's luma and colour differences into colours")
    func luma() throws {
      // The terminal's background is black, the window's bright, where RGB would be green and pink.
      let picture = try decode("formats/ycbcr_lzw_broken.tif", 601, 81)
      #expect(picture.pixel(400, 10) == [0, 0, 0, 255])
    }
  }
#endif
