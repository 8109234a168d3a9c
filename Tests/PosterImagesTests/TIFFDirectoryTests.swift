import Foundation
import TestSupport
import Testing

@testable import PosterImages

@Suite("A TIFF directory")
struct TIFFDirectoryTests {
  private func directory<Value>(of data: Data, _ read: (TIFFDirectory?) -> Value) -> Value {
    data.withUnsafeBytes { read(TIFFDirectory($0)) }
  }

  @Test("knows where the data ends, in both byte orders", arguments: ["rgb", "big-endian", "cmyk"])
  func dataEnd(name: String) throws {
    let data = try Fixture.data("Pictures/\(name).tiff")
    let end = try #require(directory(of: data) { $0?.dataEnd })
    #expect((1...data.count).contains(end))
    #expect(directory(of: data) { $0?.holdsRawLuma } == false)
  }

  @Test("knows luma that the library leaves as it is")
  func luma() throws {
    let data = try Fixture.data("Pictures/luma.tiff")
    #expect(directory(of: data) { $0?.holdsRawLuma } == true)
    #expect(directory(of: data) { $0?.isFullySampled } == true)
  }

  @Test("is nil, or nil in part, for what is cut short anywhere")
  func cutShort() throws {
    let data = try Fixture.data("Pictures/rgb.tiff")
    for count in 0..<data.count {
      let end = directory(of: data.prefix(count)) { $0?.dataEnd ?? .max }
      #expect(end > count, "\(count) bytes")
    }
  }

  @Test("survives any bytes after its signature")
  func noise() {
    var generator = SeededRandom(seed: 42)
    for _ in 0..<2000 {
      let tail = (0..<60).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let data = Data([0x49, 0x49, 42, 0, 8, 0, 0, 0, 3, 0] + tail)
      _ = directory(of: data) { ($0?.dataEnd, $0?.holdsRawLuma) }
    }
  }
}
