import PosterImages
import Testing

@testable import poster

@Suite("INPUT")
struct PosterInputTests {
  private func input(_ arguments: FilePath..., samples: FilePath? = nil) -> PosterInput {
    PosterInput(arguments: arguments, samples: samples)
  }

  @Test("Pictures, folders and manifests come in the order of the arguments")
  func order() throws {
    let folder = try TemporaryFolder()
    try folder.folder("f")
    try folder.file("f/10.jpg")
    try folder.file("f/9.jpg")
    try folder.file(
      "list.json", "[{\"file\":\"f/9.jpg\",\"title\":\"Nine\"},{\"file\":\"/abs.png\"}]")
    let input = input("missing", folder("list.json"), folder("f"), "other.xyz")
    #expect(
      input.posters == [
        PosterEntry(file: "missing"),
        PosterEntry(file: folder("f/9.jpg"), title: "Nine"),
        PosterEntry(file: "/abs.png"),
        PosterEntry(file: folder("f/9.jpg")),
        PosterEntry(file: folder("f/10.jpg")),
        PosterEntry(file: "other.xyz"),
      ])
    #expect(input.failures.isEmpty)
  }

  @Test("What a manifest says about a poster goes with it, its link as it is written")
  func fields() throws {
    let folder = try TemporaryFolder()
    let manifest = try folder.file(
      "posters.JSON",
      "[{\"file\":\"a\",\"subtitle\":\"s\",\"link\":\"https://x/?q#f\",\"description\":\"d\"}]")
    #expect(
      input(manifest).posters == [
        PosterEntry(
          file: folder("a"), subtitle: "s", link: "https://x/?q#f", description: "d")
      ])
  }

  @Test("Symbolic links to folders and manifests are followed; files are relative to the link")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.folder("f")
    try folder.file("f/a.jpg")
    try folder.file("f/list.json", "[{\"file\":\"a.jpg\"}]")
    let linked = try folder.link("linked", to: "f")
    let list = try folder.link("list.json", to: "f/list.json")
    #expect(input(linked).posters == [PosterEntry(file: folder("linked/a.jpg"))])
    #expect(input(list).posters == [PosterEntry(file: folder("a.jpg"))])
  }

  @Test("An argument that gives no posters is named with its reason, and the others are kept")
  func failures() throws {
    let folder = try TemporaryFolder()
    let empty = try folder.folder("empty")
    let broken = try folder.file("broken.json", "[{}]")
    let none = try folder.file("none.json", "[]")
    let missing = folder("missing.json")
    let directory = try folder.folder("dir.json")
    let input = input(empty, "a.jpg", broken, none, missing, directory)
    #expect(input.posters == [PosterEntry(file: "a.jpg")])
    #expect(input.failures.map(\.input) == [empty, broken, none, missing, directory])
    #expect(
      input.failures.map(\.error) == [
        .noPictures, .manifest(.missingField("file", entry: 1)), .noEntries,
        .unreadableManifest(reason: "there is no such file"), .noPictures,
      ])
  }

  @Test(
    "A URL is no path: as an argument it gives no poster, in a list one that says so",
    arguments: ["http://example.org/a.jpg", "HTTPS://example.org/posters.json", "file:///a.jpg"])
  func urls(url: FilePath) throws {
    let folder = try TemporaryFolder()
    let list = try folder.file("list.json", "[{\"file\":\"\(url)\"},{\"file\":\"a.jpg\"}]")
    let input = input(url, list)
    #expect(input.posters == [PosterEntry(file: url), PosterEntry(file: folder("a.jpg"))])
    #expect(input.failures.map(\.input) == [url])
    #expect(
      input.failures.map { "\($0.error)" } == [
        "is a URL, not a path; download it and give the path of the file"
      ])
    let request = PictureRequest(
      source: .file(url), pixelSize: PixelSize(width: 1, height: 1))
    #expect(throws: PictureError.urlAsPath) { try VipsDecoder().decode(request) }
  }

  @Test("Without arguments there are the samples, or nothing")
  func samples() throws {
    let folder = try TemporaryFolder()
    let manifest = try folder.file("posters.json", "[{\"file\":\"a.jpg\"}]")
    #expect(input(samples: manifest).posters == [PosterEntry(file: folder("a.jpg"))])
    #expect(input(samples: nil).posters.isEmpty)
    #expect(input("b", samples: manifest).posters == [PosterEntry(file: "b")])
  }
}
