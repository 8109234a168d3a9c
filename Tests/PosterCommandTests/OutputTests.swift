import Glibc
import PosterImages
import Testing

@testable import poster

@Suite("--output")
struct OutputTests {
  @Test("The extension decides, an existing folder and a trailing slash say folder")
  func target() throws {
    let folder = try TemporaryFolder()
    try folder.folder("is.png")
    #expect(try OutputTarget("a/b.PNG") == .picture("a/b.PNG"))
    #expect(try OutputTarget("b.webp") == .animation("b.webp", .webp))
    #expect(try OutputTarget("b.gif") == .animation("b.gif", .gif))
    #expect(try OutputTarget("out") == .folder("out"))
    #expect(try OutputTarget("out.d") == .folder("out.d"))
    #expect(try OutputTarget("b.png/") == .folder("b.png/"))
    #expect(try OutputTarget(folder("is.png")) == .folder(folder("is.png")))
  }

  @Test(
    "A format that is not written is no folder's name", arguments: ["a.jpg", "a.MP4", "a.avif"])
  func foreign(name: String) {
    #expect(throws: UsageError.self) { try OutputTarget(FilePath(name)) }
  }

  @Test("A dash is not taken for a folder by somebody who means standard output")
  func dash() throws {
    #expect(throws: UsageError.self) { try OutputTarget("-") }
    #expect(try OutputTarget("./-") == .folder("./-"))
  }

  @Test("A pipe or a device is not replaced", arguments: ["a.png", "a.webp", "a.gif", "a"])
  func special(name: FilePath) throws {
    let folder = try TemporaryFolder()
    try #require(folder("pipe").withCString { mkfifo($0, 0o600) } == 0)
    for target in [folder("pipe"), "/dev/null"] {
      try folder.link(name, to: target)
      #expect(throws: UsageError.self) {
        try OutputRule.check(OutputTarget(folder(name)), frames: 1)
      }
      _ = folder(name).withCString { unlink($0) }
    }
  }

  @Test("The folder that holds it must be there")
  func parent() throws {
    let folder = try TemporaryFolder()
    try folder.file("file")
    for name in ["missing/a.png", "missing/out", "file/a.gif"] as [FilePath] {
      #expect(throws: UsageError.self) {
        try OutputRule.check(OutputTarget(folder(name)), frames: 1)
      }
    }
    try OutputRule.check(.picture("here.png"), frames: 1)
    try OutputRule.check(.picture("/here.png"), frames: 1)
  }

  @Test("A .png holds one frame")
  func onePicture() {
    #expect(throws: UsageError.self) { try OutputRule.check(.picture("a.png"), frames: 2) }
  }

  @Test("A folder may hold anything but frames past this run's last one")
  func folderRule() throws {
    let folder = try TemporaryFolder()
    try folder.file("notes.txt")
    try folder.file("frame-0002.png")
    try folder.file("frame-2.png")
    try folder.file("frame-00005.png")
    try OutputRule.check(.folder(folder.path), frames: 3)
    #expect(throws: UsageError.self) { try OutputRule.check(.folder(folder.path), frames: 2) }
  }

  @Test("A file is no folder")
  func file() throws {
    let folder = try TemporaryFolder()
    try folder.file("out")
    #expect(throws: UsageError.self) { try OutputRule.check(.folder(folder("out")), frames: 1) }
  }

  @Test(
    "Frames have names of four digits or more",
    arguments: [(0, "frame-0000.png"), (42, "frame-0042.png"), (12345, "frame-12345.png")])
  func names(frame: Int, name: String) {
    #expect(FrameName.name(of: frame) == name)
    #expect(FrameName.frame(named: Array(name.utf8)) == frame)
  }

  @Test(
    "Other names are no frames",
    arguments: [
      "frame-.png", "frame-1.png", "frame-00001.png", "frame--001.png", "frame-000a.png",
      "frame-0001.jpg", "xframe-0001.png", "",
    ])
  func otherNames(name: String) {
    #expect(FrameName.frame(named: Array(name.utf8)) == nil)
  }
}
