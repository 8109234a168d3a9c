import Testing

@testable import PosterImages

@Suite("A decoded picture")
struct DecodedPictureTests {
  @Test(
    "exists only when the buffer is exactly as large as the size says",
    arguments: [
      (2, 3, 24, true), (2, 3, 23, false), (2, 3, 25, false), (0, 3, 24, false),
      (-2, -3, 24, false), (.max, .max, 24, false),
    ])
  func size(width: Int, height: Int, count: Int, exists: Bool) throws {
    let buffer = try #require(PixelBuffer(count: count) { _ in })
    let picture = DecodedPicture(
      pixelSize: PixelSize(width: width, height: height), isOpaque: true, buffer: buffer)
    #expect((picture != nil) == exists)
  }

  @Test("has rows without padding")
  func rows() throws {
    let buffer = try #require(PixelBuffer(count: 3 * 5 * 4) { _ in })
    let picture = try #require(
      DecodedPicture(pixelSize: PixelSize(width: 3, height: 5), isOpaque: true, buffer: buffer))
    #expect(picture.bytesPerRow == 12)
    #expect(picture.byteCount == 60)
  }
}
