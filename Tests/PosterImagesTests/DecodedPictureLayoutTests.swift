import Testing

@testable import PosterImages

@Suite("A decoded picture, laid into a size")
struct DecodedPictureLayoutTests {
  /// Green is ten times the column, red ten times the row.
  private func ruler(_ size: PixelSize, padding: Int = 0) throws -> DecodedPicture {
    let rowBytes = size.width * 4 + padding
    let buffer = try #require(
      PixelBuffer(count: rowBytes * size.height) { bytes in
        for y in 0..<size.height {
          for x in 0..<size.width {
            bytes[y * rowBytes + x * 4 + 1] = UInt8(10 * x)
            bytes[y * rowBytes + x * 4 + 2] = UInt8(10 * y)
            bytes[y * rowBytes + x * 4 + 3] = 255
          }
        }
      })
    return try #require(
      DecodedPicture(pixelSize: size, isOpaque: true, bytesPerRow: rowBytes, buffer: buffer))
  }

  private func request(_ width: Int, _ height: Int, _ mode: PictureMode) -> PictureRequest {
    var request = PictureRequest.named("a", width: width, height: height)
    request.mode = mode
    return request
  }

  @Test("covers the size from the picture's middle, rows padded or not", arguments: [0, 12])
  func fill(padding: Int) throws {
    let picture = try ruler(PixelSize(width: 16, height: 8), padding: padding)
    let filled = try picture.laidOut(for: request(4, 4, .fill))
    // At half the size 8 columns are left, of which the middle four are kept: 4 and 5, 6 and 7 …
    #expect((0..<4).map { filled.pixel($0, 1)[1] } == [45, 65, 85, 105])
    #expect(filled.pixel(1, 1)[0] == 25 && filled.bytesPerRow == 16)
  }

  @Test("lies inside the size, whole")
  func fit() throws {
    let fitted = try ruler(PixelSize(width: 16, height: 8)).laidOut(for: request(4, 4, .fit))
    #expect(fitted.pixelSize == PixelSize(width: 4, height: 2))
    #expect(fitted.isOpaque && fitted.pixel(3, 1)[3] == 255)
  }

  @Test("is the same picture, not a copy, at its own size")
  func same() throws {
    let picture = try ruler(PixelSize(width: 5, height: 5))
    #expect(try picture.laidOut(for: request(5, 5, .fill)).buffer === picture.buffer)
  }

  @Test("refuses sizes that no picture can have")
  func invalid() throws {
    let picture = try ruler(PixelSize(width: 5, height: 5))
    for size in [PixelSize(width: 0, height: 4), PixelSize(width: 100_000, height: 1)] {
      #expect(throws: PictureError.invalidPixelSize(size)) {
        try picture.laidOut(for: request(size.width, size.height, .fill))
      }
    }
  }

  @Test("needs rows that hold its pixels, and a buffer of exactly all rows")
  func buffers() throws {
    let size = PixelSize(width: 4, height: 2)
    for (rowBytes, count) in [(15, 30), (20, 39), (.max, 32), (-16, 32)] {
      let buffer = try #require(PixelBuffer(count: count) { _ in })
      let picture = DecodedPicture(
        pixelSize: size, isOpaque: true, bytesPerRow: rowBytes, buffer: buffer)
      #expect(picture?.byteCount == nil)
    }
  }
}
