import Foundation
import Testing

@testable import poster

/// The expected lines were made by `Tests/Fixtures/traces/model.py`, which was written from the
/// rules and shares nothing with the engine.
@Suite("Recorded gestures")
struct TraceFixturesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/traces").standardized

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
  }

  private func lines(_ name: String) throws -> [String] {
    try text(name).split(separator: "\n").map(String.init)
  }

  @Test(
    "Each gives the frames and events that the rules ask for, to a billionth of a point",
    arguments: ["drag", "bounce", "seam", "notches", "stop", "cancel"])
  func fixture(name: String) throws {
    let run = try TraceRun(text("\(name).options"), lines("\(name).jsonl"))
    let expected = try lines("\(name).frames.jsonl")
    #expect(run.error == nil)
    try #require(run.lines.count == expected.count)
    for (line, expected) in zip(run.lines, expected) {
      let difference = try JSONValue(line).difference(from: JSONValue(expected), within: 1e-9)
      #expect(difference == nil, "\(line)")
    }
  }

  private func offsets(_ run: TraceRun) throws -> [(time: Double, offset: Double)] {
    try run.lines.compactMap { line in
      let fields = try JSONValue(line)
      guard let time = fields["t"]?.number, let offset = fields["offset"]?.number else {
        return nil
      }
      return (time, offset)
    }
  }

  @Test(
    "Each gives the same events, and the same offsets at shared times, at every frame rate",
    arguments: ["drag", "bounce", "seam", "notches", "stop", "cancel"])
  func frameRate(name: String) throws {
    let options = try text("\(name).options")
    let events = try lines("\(name).jsonl")
    let isEvent = { (line: String) in line.contains(#""event""#) }
    let usual = try TraceRun(options + " --fps 720", events)
    let expected = try Dictionary(uniqueKeysWithValues: offsets(usual).map { ($0.time, $0.offset) })
    for rate in ["2", "30", "59.94", "144"] {
      let run = try TraceRun(options + " --fps " + rate, events)
      #expect(run.lines.filter(isEvent) == usual.lines.filter(isEvent))
      for (time, offset) in try offsets(run) {
        if let expected = expected[time] { #expect(abs(offset - expected) < 1e-6) }
      }
    }
  }
}
