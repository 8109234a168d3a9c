import Foundation
import Testing

@testable import PosterImages

@Suite("Recognising a picture by its first bytes")
struct PictureSignatureTests {
  @Test(
    "Each format is recognised",
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], PictureFormat.jpeg),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
      (Array("GIF87a".utf8), .gif), (Array("GIF89a".utf8), .gif),
      (Array("II*\0".utf8), .tiff), (Array("MM\0*".utf8), .tiff),
      (Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBP".utf8), .webp),
      (Array("\0\0\0\u{1C}ftypavif".utf8), .heif), (Array("\0\0\0\u{18}ftypheic".utf8), .heif),
      (Array("\0\0\0\u{18}ftypmif1".utf8), .heif),
    ])
  func binary(bytes: [UInt8], format: PictureFormat) {
    let data = Data(bytes)
    #expect(PictureSignature(of: data) == .picture(format))
    #expect(PictureSignature(of: data + data) == .picture(format))
    // Whatever the chunks, nothing is refused too early.
    for count in 0..<data.count where PictureSignature(of: data.prefix(count)) != .undecided {
      #expect(PictureSignature(of: data.prefix(count)) == .picture(format))
    }
  }

  @Test(
    "A drawing is recognised behind whatever may come before it",
    arguments: [
      "<svg>", "<svg xmlns='a'/>", "\u{FEFF} \n<svg\n>", "<?xml version=\"1.0\"?>\n<svg>",
      "<!-- > <html> --><svg>", "<!DOCTYPE svg PUBLIC \"a\" \"b\">\n<svg>",
      "<!DOCTYPE svg [ <!ENTITY a \"b\"> ]><svg>", "<svg:svg >",
      "<!--" + String(repeating: "x", count: 60_000) + "--><svg/>",
    ])
  func drawing(text: String) {
    let data = Data(text.utf8)
    #expect(PictureSignature(of: data) == .picture(.svg))
    for count in [1, 2, 3, 4, data.count / 2, data.count - 2] where count > 0 && count < data.count
    {
      #expect(PictureSignature(of: data.prefix(count)) != .unknown, "\(count) bytes")
    }
  }

  @Test(
    "Anything else is not",
    arguments: [
      "<!DOCTYPE html><html>", "<html><svg>", "hello, world", "{\"error\": 404}", "<svgx>",
      "%PDF-1.7 and more", "<?xml version=\"1.0\"?><rss>", "\u{1F}", "RIFF0000WAVEfmt ",
      "\0\0\0\u{18}ftypisom",
    ])
  func other(text: String) {
    // Long enough not to be the beginning of something.
    #expect(PictureSignature(of: Data((text + "                ").utf8)) == .unknown)
  }

  @Test("A preamble without an end is given up in the end")
  func endless() {
    let data = Data("<!--".utf8) + Data(repeating: 0x20, count: PictureSignature.longestPreamble)
    #expect(PictureSignature(of: data.prefix(60_000)) == .undecided)
    #expect(PictureSignature(of: data) == .unknown)
    #expect(PictureSignature(of: Data(repeating: 0x20, count: 100_000)) == .unknown)
  }

  @Test("A slice of other data is read from its own start")
  func slice() {
    let data = Data("xxxxGIF89a".utf8)
    #expect(PictureSignature(of: data[4...]) == .picture(.gif))
  }
}
