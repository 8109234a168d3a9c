import PosterImages
import Testing

@testable import poster

@Suite("A folder")
struct FolderTests {
  @Test(
    "Its pictures are the entries with a picture's extension, 2 before 10, hidden ones left out")
  func pictures() throws {
    let folder = try TemporaryFolder()
    for name in ["10.jpg", "2.PNG", ".hidden.jpg", "README.txt", "posters.json", "noextension"] {
      try folder.file(FilePath(name))
    }
    try folder.folder("3.jpg")
    try folder.folder("inside")
    try folder.link("4.webp", to: "nowhere")
    let pictures = try Folder.pictures(in: folder.path)
    #expect(pictures == ["2.PNG", "3.jpg", "4.webp", "10.jpg"].map { folder($0) })
  }

  @Test("Names of any bytes are kept")
  func bytes() throws {
    let folder = try TemporaryFolder()
    let names = [Array("a\nb.jpg".utf8), Array("🎬.jpg".utf8), [0xFF] + Array(".jpg".utf8)]
    for name in names { try folder.file(FilePath(bytes: name)) }
    #expect(try Folder.pictures(in: folder.path).map(\.lastComponent.bytes) == names)
  }

  @Test("A folder that is not there has a reason")
  func missing() {
    #expect(throws: InputError.unreadableFolder(reason: "there is no such file")) {
      try Folder.pictures(in: "/nowhere/at/all")
    }
  }

  @Test(
    "What follows the last dot is the extension",
    arguments: [("a.JPG", "jpg"), ("a.b.png", "png"), ("a", ""), ("a.", ""), (".png", "png")])
  func pathExtension(name: String, expected: String) {
    #expect(Folder.pathExtension(of: Array(name.utf8)) == expected)
  }
}
