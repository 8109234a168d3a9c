import Foundation
import Testing

@testable import PosterImages

@Suite("A picture source")
struct PictureSourceTests {
  @Test(
    "is a file for a file's URL, with the name's bytes as they are",
    arguments: [
      ("file:///a/dune.jpg", Array("/a/dune.jpg".utf8)),
      ("file:///a%20b/%C3%A9.jpg", Array("/a b/é.jpg".utf8)),
      ("file://localhost/a.jpg", Array("/a.jpg".utf8)),
      ("file:///%F1.jpg", [0x2F, 0xF1] + Array(".jpg".utf8)),
      ("file:///100%25.jpg", Array("/100%.jpg".utf8)),
    ])
  func files(text: String, bytes: [UInt8]) throws {
    let url = try #require(URL(string: text))
    #expect(PictureSource.url(url) == .file(FilePath(bytes: bytes)))
  }

  @Test("is the file that Foundation would open, for a path with signs that URLs escape")
  func filePaths() {
    let path = "/a b/100%/#?é;日.jpg"
    #expect(PictureSource.url(URL(filePath: path)) == .file(FilePath(path)))
  }

  @Test(
    "is fetched for every other URL", arguments: ["https://a.org/b.jpg", "HTTP://a", "ftp://a/b"])
  func servers(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(PictureSource.url(url) == .remote(url))
    #expect(PictureSource.url(url).needsFetch)
  }

  @Test("of an app's own is known by its id alone")
  func custom() {
    let one = PictureSource.custom(id: "a") { _ in .encoded(Data([1])) }
    let same = PictureSource.custom(id: "a") { _ in .encoded(Data([2])) }
    let other = PictureSource.custom(id: "b") { _ in .encoded(Data([1])) }
    #expect(one == same && one.hashValue == same.hashValue)
    #expect(one != other)
  }
}
