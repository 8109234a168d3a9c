import Testing

@testable import PosterImages

@Suite("A file path")
struct FilePathTests {
  @Test(
    "takes its last component and its parent as the system does",
    arguments: [
      ("/a/b.jpg", "b.jpg", "/a"), ("b.jpg", "b.jpg", ""), ("a/b/", "b", "a"), ("/b", "b", "/"),
      ("/", "/", "/"), ("", "", ""), ("a//", "a", ""),
    ])
  func components(path: String, last: String, parent: String) {
    #expect(FilePath(path).lastComponent == FilePath(last))
    #expect(FilePath(path).parent == FilePath(parent))
  }

  @Test(
    "puts one slash between a folder and its entry",
    arguments: [("a", "a/b"), ("a/", "a/b"), ("/", "/b"), ("", "b")])
  func appending(folder: String, whole: String) {
    #expect(FilePath(folder).appending("b") == FilePath(whole))
  }

  @Test("resolves a relative path in the folder, and leaves an absolute one")
  func resolving() {
    #expect(FilePath("/films").resolving("a.jpg") == "/films/a.jpg")
    #expect(FilePath("/films").resolving("/b.jpg") == "/b.jpg")
    #expect(FilePath("/films").resolving("https://x/b.jpg") == "https://x/b.jpg")
  }

  @Test(
    "reads as a URL with a scheme and two slashes",
    arguments: [
      ("http://x/a.jpg", true), ("https://x", true), ("HTTPS://x", true), ("file:///a", true),
      ("git+ssh://x", true), ("a://x", false), ("c:/a", false), ("./http://x", false),
      ("/http://x", false), ("http:/x", false), ("http", false), ("://x", false), ("", false),
      ("1a://x", false), ("a b://x", false), ("films/http://x", false), ("a-ü://x", false),
    ])
  func urls(path: String, isURL: Bool) {
    #expect(FilePath(path).isURL == isURL)
  }

  @Test("hands every byte to the system and takes them back")
  func cString() {
    let path = FilePath(bytes: [0x66, 0xF1, 0x0A, 0xFF])
    let copy = path.withCString { FilePath(cString: $0) }
    #expect(copy == path)
  }

  @Test("is not valid when it is empty or holds a zero byte")
  func validity() {
    #expect(!FilePath("").isValid)
    #expect(!FilePath(bytes: [0x61, 0, 0x62]).isValid)
    #expect(FilePath(bytes: [0xFF]).isValid)
  }
}
