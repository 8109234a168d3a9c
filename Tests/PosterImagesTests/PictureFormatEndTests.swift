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

  /// A head, and a part of the format that says nothing; each part is as short as it can be.
  private static let hostile: [(PictureFormat, head: [UInt8], part: [UInt8])] = [
    (.jpeg, [0xFF, 0xD8], [0xFF, 0xE0, 0, 2]),
    (.jpeg, [0xFF, 0xD8], [0xFF]),
    (
      .png, Array("\u{89}PNG\r\n\u{1A}\n".unicodeScalars.map { UInt8($0.value) }),
      [0, 0, 0, 0] + Array("text".utf8) + [1, 2, 3, 4]
    ),
    (.heif, [0, 0, 0, 8] + Array("ftyp".utf8), [0, 0, 0, 8] + Array("free".utf8)),
  ]

  @Test("is not looked for without end in a file of nothing but tiny parts", arguments: hostile)
  func tinyParts(format: PictureFormat, head: [UInt8], part: [UInt8]) {
    /// A file of parts, the last of which goes on beyond its end.
    func file(parts: Int) -> Data {
      var data = Data(head)
      for _ in 0..<parts { data += part }
      return data + [0, 0, 0, 9] + Array("free".utf8)
    }
    #expect(!format.hasEnd(file(parts: 1000)))
    #expect(format.hasEnd(file(parts: PictureFormat.partLimit)))
  }

  @Test("is told of a box of 64 bits, and of one that reaches to the end of the file")
  func largeBoxes() {
    let head: [UInt8] = [0, 0, 0, 8] + Array("ftyp".utf8)
    let large: [UInt8] = [0, 0, 0, 1] + Array("mdat".utf8) + [0, 0, 0, 0, 0, 0, 0, 20, 1, 2, 3, 4]
    #expect(PictureFormat.heif.hasEnd(Data(head + large)))
    for count in (head.count + 8)..<(head.count + large.count) {
      #expect(!PictureFormat.heif.hasEnd(Data((head + large).prefix(count))), "\(count)")
    }
    #expect(PictureFormat.heif.hasEnd(Data(head + [0, 0, 0, 0] + Array("mdat".utf8) + [7, 7])))
    let huge: [UInt8] = [0, 0, 0, 1] + Array("mdat".utf8) + [UInt8](repeating: 0xFF, count: 8)
    #expect(!PictureFormat.heif.hasEnd(Data(head + huge)))
  }

  @Test("is found behind the zeros that a file is padded with")
  func padding() {
    #expect(!PictureFormat.jpeg.isCutShort(Data([0xFF, 0xD8, 0xFF, 0xD9, 0, 0, 0])))
    #expect(PictureFormat.jpeg.isCutShort(Data([0xFF, 0xD8, 0xFF, 0, 0, 0])))
    #expect(!PictureFormat.gif.isCutShort(Data([0x47, 0x3B, 0, 0])))
    #expect(PictureFormat.gif.isCutShort(Data([0, 0, 0])))
    #expect(PictureFormat.gif.isCutShort(Data()))
  }
}
