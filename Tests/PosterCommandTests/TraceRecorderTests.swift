import Foundation
import PosterEngine
import PosterImages
import Testing

@testable import poster

@Suite("The recording of a session")
struct TraceRecorderTests {
  private let file: URL = FileManager.default.temporaryDirectory
    .appendingPathComponent("poster-recording-\(UUID().uuidString).jsonl")

  private func recorder() throws -> TraceRecorder {
    TraceRecorder(to: try DescriptorOutput.opening(FilePath(file.path)), count: 4) { _ in }
  }

  private func lines() throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test("Each line is in the file as soon as it happens")
  func lineByLine() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let recorder = try recorder()
    let first = [#"{"t":0,"type":"count","count":4}"#]
    #expect(try lines() == first)
    recorder.record(.key(.next), at: 0.5)
    #expect(try lines() == first + [#"{"t":0.5,"type":"key","key":"next"}"#])
    recorder.record(posters: ["a", "b"], at: 2)
    #expect(try lines().last == #"{"t":2,"type":"posters","ids":["a","b"]}"#)
    recorder.record(.wheel(notches: .nan), at: 3)
    #expect(try lines().count == 3)
  }

  @Test("A recording replaces an older one")
  func replaces() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("an older recording, much longer than the first lines".utf8).write(to: file)
    _ = try recorder()
    #expect(try lines().count == 1)
  }

  @Test("A replay moves as the session did")
  func replay() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let inputs: [(Double, PagerInput)] = [
      (0, .resize(Size(width: 400, height: 600))),
      (0.1, .down(at: Vector(x: 300, y: 100))), (0.12, .move(to: Vector(x: 250, y: 102))),
      (0.14, .move(to: Vector(x: 180, y: 102))), (0.15, .up(at: Vector(x: 150, y: 102))),
      (0.3, .wheel(notches: 1)), (0.4, .resize(Size(width: 300, height: 500))),
    ]
    let recorder = try recorder()
    var pager = Pager(layout: PageLayout(viewport: .zero, count: 4))
    for (time, input) in inputs {
      pager.handle(input, at: time)
      recorder.record(input, at: time)
    }
    pager.advance(to: 0.5)
    // Another size and count than the session's: the recording says which ones it had.
    let run = try TraceRun("--pages 9 --size 50x50 --fps 2 --until 0.5", lines())
    let last = try JSONValue(try #require(run.lines.last))
    let offset = try #require(last["offset"]?.number)
    #expect(abs(offset - pager.offset) < 1e-9)
    #expect(pager.offset > 300 && pager.offset < 600)
  }

  @Test("A file that cannot be opened is named")
  func cannotOpen() {
    let path = FilePath("/nowhere/at/all.jsonl")
    #expect(throws: OutputError.cannotWrite(path, reason: "there is no such file")) {
      try DescriptorOutput.opening(path)
    }
  }

  @Test("A line that cannot be written is reported once, and ends the recording")
  func full() throws {
    var reports: [OutputError] = []
    let recorder = TraceRecorder(
      to: try DescriptorOutput.opening("/dev/full"), count: 1
    ) { reports.append($0) }
    recorder.record(.key(.next), at: 1)
    #expect(reports == [.cannotWrite("/dev/full", reason: "the disk is full")])
  }
}
