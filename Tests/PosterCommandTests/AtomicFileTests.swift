import Glibc
import PosterImages
import Testing

@testable import poster

@Suite("A file that appears whole or not at all")
struct AtomicFileTests {
  @Test("It replaces what was there and leaves nothing else")
  func replaces() throws {
    let folder = try TemporaryFolder()
    for text in ["first", "second and longer", "3"] {
      try AtomicFile.write(folder("a.png"), bytes: Array(text.utf8))
      #expect(folder.content("a.png") == text)
      #expect(folder.names == ["a.png"])
    }
  }

  @Test("While it is written, the folder shows what was there before")
  func hidden() throws {
    let folder = try TemporaryFolder()
    try folder.file("a.png", "old")
    try AtomicFile.write(folder("a.png")) { descriptor in
      #expect(write(descriptor, "new", 3) == 3)
      #expect(folder.names == ["a.png"])
      #expect(folder.content("a.png") == "old")
    }
    #expect(folder.content("a.png") == "new")
  }

  @Test("A failure leaves what was there before and nothing else")
  func failure() throws {
    struct Failure: Error {}
    let folder = try TemporaryFolder()
    try folder.file("a.png", "old")
    #expect(throws: Failure.self) { try AtomicFile.write(folder("a.png")) { _ in throw Failure() } }
    #expect(folder.content("a.png") == "old")
    #expect(folder.names == ["a.png"])
  }

  @Test("A name that is a folder, and a folder that is missing, are errors that name the file")
  func errors() throws {
    let folder = try TemporaryFolder()
    try folder.folder("a.png")
    #expect(throws: OutputError.self) { try AtomicFile.write(folder("a.png"), bytes: [1]) }
    #expect(throws: OutputError.self) { try AtomicFile.write(folder("none/b.png"), bytes: [1]) }
    #expect(folder.names == ["a.png"])
  }

  @Test("It has the permissions of any new file")
  func permissions() throws {
    let folder = try TemporaryFolder()
    try folder.file("plain")
    try AtomicFile.write(folder("atomic"), bytes: [1])
    let modes = (["plain", "atomic"] as [FilePath]).map { name in
      var status = stat()
      _ = folder(name).withCString { stat($0, &status) }
      return status.st_mode
    }
    #expect(modes[0] == modes[1])
  }
}
