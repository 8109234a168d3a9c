import Glibc
import PosterImages
import Testing

@testable import poster

@Suite("--output")
struct OutputTests {
  private func check(
    _ target: OutputTarget, frames: Int, size: PixelSize = PixelSize(width: 64, height: 96)
  ) throws {
    try OutputRule.check(target, frames: frames, pixelSize: size)
  }

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
        try check(OutputTarget(folder(name)), frames: 1)
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
        try check(OutputTarget(folder(name)), frames: 1)
      }
    }
    let recording = folder("missing/r.jsonl")
    #expect(
      throws: UsageError.conflict(
        "--record \(recording): the folder \(folder("missing")) is not there; make it first")
    ) { try OutputRule.checkFolder(of: recording, option: "--record") }
    try check(.picture("here.png"), frames: 1)
    try check(.picture("/here.png"), frames: 1)
  }

  @Test("A .png holds one frame")
  func onePicture() {
    #expect(throws: UsageError.self) { try check(.picture("a.png"), frames: 2) }
  }

  @Test(
    "An animation that its format cannot hold is refused before anything is drawn",
    arguments: [
      (.webp, 16_383, 610, true), (.webp, 16_384, 1, false), (.webp, 640, 15_625, true),
      (.webp, 640, 15_626, false), (.gif, 65_535, 152, true), (.gif, 65_536, 1, false),
      (.gif, 1, 10_000_000, true), (.gif, 1, 10_000_001, false), (.gif, 2, .max, false),
    ] as [(AnimationFormat, Int, Int, Bool)])
  func animation(format: AnimationFormat, side: Int, frames: Int, isHeld: Bool) throws {
    let size = PixelSize(width: side, height: side)
    if isHeld {
      try check(.animation("a", format), frames: frames, size: size)
    } else {
      #expect(throws: UsageError.self) {
        try check(.animation("a", format), frames: frames, size: size)
      }
    }
  }

  @Test("A folder may hold anything but frames past this run's last one")
  func folderRule() throws {
    let folder = try TemporaryFolder()
    try folder.file("notes.txt")
    try folder.file("frame-0002.png")
    try folder.file("frame-2.png")
    try folder.file("frame-00005.png")
    try check(.folder(folder.path), frames: 3)
    #expect(throws: UsageError.self) { try check(.folder(folder.path), frames: 2) }
  }

  @Test("A file is no folder")
  func file() throws {
    let folder = try TemporaryFolder()
    try folder.file("out")
    #expect(throws: UsageError.self) { try check(.folder(folder("out")), frames: 1) }
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
