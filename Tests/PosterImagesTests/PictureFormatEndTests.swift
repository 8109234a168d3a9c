import Foundation
import Testing

@testable import PosterImages

@Suite("The end of a picture file")
struct PictureFormatEndTests {
  private static let files: [(String, PictureFormat)] = [
    ("rgb.jpg", .jpeg), ("progressive.jpg", .jpeg), ("profile.jpg", .jpeg), ("waves.png", .png),
    ("rgb.gif", .gif), ("rgb.tiff", .tiff), ("rgb.webp", .webp), ("rgb.avif", .heif),
  ]

  @Test("is there in a whole file, and not in one that is cut short", arguments: files)
  func ends(name: String, format: PictureFormat) throws {
    let data = try Fixture.data("Pictures/\(name)")
    #expect(format.hasEnd(data))
    #expect(format.hasEnd(data.prefix(data.count / 2)) == false)
  }

  @Test("is followed by anything in a camera's files", arguments: files.prefix(4))
  func appendices(name: String, format: PictureFormat) throws {
    let data = try Fixture.data("Pictures/\(name)")
    #expect(format.hasEnd(data + Data(repeating: 7, count: 1000)))
  }

  @Test("is not that of a JPEG's thumbnail, and not looked for beyond the bytes")
  func thumbnails() {
    // A start, a segment of 6 bytes that holds an end, a scan, and no end.
    let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, 6, 0xFF, 0xD9, 1, 2, 0xFF, 0xDA, 0, 2, 9, 9]
    #expect(PictureFormat.jpeg.hasEnd(Data(bytes)) == false)
    #expect(PictureFormat.jpeg.hasEnd(Data(bytes + [0xFF, 0xD9])))
    for count in 0..<bytes.count {
      #expect(PictureFormat.jpeg.hasEnd(Data(bytes.prefix(count))) == false)
    }
    #expect(PictureFormat.jpeg.hasEnd(Data([0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF])) == false)
  }
}
