import PosterEngine
import Testing

@testable import poster

/// Expected times are those of a spring with ω = 2π/0.4 that starts 400 points away at rest: it is
/// halfway where e^(−ωt)·(1 + ωt) = 1/2, after 0.106846887873822 s, and half a point away for the
/// last time after 0.572052083797511 s (found by bisection in Python).
@Suite("The order in which a trace is told")
struct TracePlayerTests {
  private let halfway = 0.106846887873822
  private let settled = 0.572052083797511
  private let options = "--pages 6 --size 400x600"

  private let next = #"{"t":0.5,"type":"key","key":"next"}"#
  private let jump = #"{"t":0.5,"type":"scrollTo","page":2,"animated":false}"#

  private func times(_ run: TraceRun, _ kind: String) throws -> [Double] {
    try run.lines.compactMap { line in
      let fields = try JSONValue(line)
      return fields["event"]?.text == kind ? fields["t"]?.number : nil
    }
  }

  private func offsets(_ run: TraceRun) throws -> [Double] {
    try run.lines.compactMap { try JSONValue($0)["offset"]?.number }
  }

  @Test("Frames stand at k divided by the rate, from 0 up to the end, both included")
  func frames() throws {
    let run = try TraceRun(options + " --fps 4 --until 0.75", [])
    #expect(try run.summary() == ["frame 0.0", "frame 0.25", "frame 0.5", "frame 0.75"])
    let uneven = try TraceRun(options + " --fps 4 --until 0.7", [])
    #expect(try uneven.summary() == ["frame 0.0", "frame 0.25", "frame 0.5"])
    let one = try TraceRun(options + " --until 0", [])
    #expect(try one.summary() == ["frame 0.0"])
  }

  @Test("Without an end, frames go on for two seconds after the last event")
  func aftermath() throws {
    let event = #"{"t":1,"type":"visible","value":true}"#
    let run = try TraceRun(options + " --fps 1", [event])
    #expect(try run.summary() == ["frame 0.0", "frame 1.0", "frame 2.0", "frame 3.0"])
    #expect(try TraceRun(options + " --fps 1", []).lines.count == 3)
  }

  @Test("An event at a frame's time comes before the frame, and a later one after it")
  func eventAtFrame() throws {
    let run = try TraceRun(options + " --fps 2 --until 1", [jump])
    #expect(
      try run.summary() == [
        "frame 0.0", "pageChanged 0.5", "settled 0.5", "frame 0.5", "frame 1.0",
      ])
    #expect(try offsets(run) == [0, 800, 800])
    let later = try TraceRun(
      options + " --fps 2 --until 1",
      [#"{"t":0.500001,"type":"scrollTo","page":2,"animated":false}"#])
    #expect(try offsets(later) == [0, 0, 800])
  }

  @Test("Events at one time happen in the order of the lines")
  func fileOrder() throws {
    let back = #"{"t":0.5,"type":"scrollTo","page":1,"animated":false}"#
    #expect(
      try offsets(TraceRun(options + " --fps 2 --until 0.5", [jump, back])) == [0, 400])
    #expect(
      try offsets(TraceRun(options + " --fps 2 --until 0.5", [back, jump])) == [0, 800])
  }

  @Test("A time that goes back is taken as the latest one")
  func backwards() throws {
    let early = #"{"t":-3,"type":"scrollTo","page":1,"animated":false}"#
    let run = try TraceRun(options + " --fps 2 --until 1", [jump, early])
    #expect(try times(run, "settled") == [0.5, 0.5])
    #expect(try offsets(run) == [0, 400, 400])
    let negative = try TraceRun(options + " --fps 2 --until 0", [early])
    #expect(try times(negative, "settled") == [0])
  }

  @Test("What the pager does stands between the frames, at its own time")
  func interleaved() throws {
    let run = try TraceRun(options + " --fps 4 --until 1.25", [next])
    let kinds = try run.summary().map { $0.split(separator: " ")[0] }
    #expect(
      kinds == [
        "frame", "frame", "frame", "pageChanged", "frame", "frame", "settled", "frame",
      ])
    #expect(try abs(times(run, "pageChanged")[0] - (0.5 + halfway)) < 1e-9)
    #expect(try abs(times(run, "settled")[0] - (0.5 + settled)) < 1e-9)
  }

  @Test("Times never go back, whatever happens", arguments: [0.5, 2, 60, 1000])
  func monotonic(rate: Double) throws {
    let events = [
      #"{"t":0.1,"type":"key","key":"next"}"#, #"{"t":0.15,"type":"key","key":"next"}"#,
      #"{"t":0.3,"type":"down","x":200,"y":9}"#, #"{"t":0.4,"type":"move","x":90,"y":9}"#,
      #"{"t":0.41,"type":"up","x":70,"y":9}"#, #"{"t":3,"type":"count","count":2}"#,
    ]
    let run = try TraceRun(options + " --until 5 --fps \(rate)", events)
    let times = try run.lines.compactMap { try JSONValue($0)["t"]?.number }
    #expect(times == times.sorted())
  }

  @Test("What happens after the last frame is told up to the end")
  func afterLastFrame() throws {
    let run = try TraceRun(
      options + " --fps 1 --until 1.9", [#"{"t":1,"type":"key","key":"next"}"#])
    let kinds = try run.summary().map { $0.split(separator: " ")[0] }
    #expect(kinds == ["frame", "frame", "pageChanged", "settled"])
  }

  @Test("Nothing happens after the end, and events there change nothing")
  func afterEnd() throws {
    let run = try TraceRun(options + " --fps 2 --until 0.4", [jump, next])
    #expect(try run.summary() == ["frame 0.0"])
    let cut = try TraceRun(options + " --fps 2 --until 0.9", [next])
    #expect(try times(cut, "settled").isEmpty)
  }

  @Test(
    "Pages advance by themselves at the same times at every frame rate",
    arguments: [0.05, 0.5, 2, 59.94])
  func autoAdvance(rate: Double) throws {
    let run = try TraceRun(options + " --auto-advance 1 --until 6 --fps \(rate)", [])
    let expected = (1...3).map { step in
      Double(step) * (1 + settled)
    }
    let times = try times(run, "settled")
    try #require(times.count == expected.count)
    for (time, expected) in zip(times, expected) { #expect(abs(time - expected) < 1e-9) }
  }

  @Test("Posters that change keep the current one by its id")
  func posters() throws {
    let events = [
      #"{"t":0,"type":"posters","ids":["a","b","c","d"]}"#,
      #"{"t":0.1,"type":"scrollTo","page":2,"animated":false}"#,
      #"{"t":0.2,"type":"posters","ids":["c","x"]}"#,
    ]
    let run = try TraceRun(options + " --fps 10 --until 0.2", events)
    #expect(try offsets(run) == [0, 800, 0])
  }

  @Test("Posters that no event named go by their index")
  func unnamedPosters() throws {
    let events = [
      #"{"t":0,"type":"scrollTo","page":3,"animated":false}"#,
      #"{"t":0.1,"type":"posters","ids":["0","3","4"]}"#,
      #"{"t":0.2,"type":"count","count":9}"#,
    ]
    let run = try TraceRun(options + " --fps 10 --until 0.2", events)
    #expect(try offsets(run) == [1200, 400, 400])
  }

  @Test("A page that changes on the way to a change of posters counts")
  func postersInMotion() throws {
    // The key takes page 1 past the middle before the posters change, with no frame between.
    let events = [
      #"{"t":0,"type":"key","key":"next"}"#,
      #"{"t":0.2,"type":"posters","ids":["1","0"]}"#,
    ]
    let run = try TraceRun("--pages 2 --size 400x600 --fps 1 --until 1", events)
    #expect(try offsets(run).last == 0)
  }

  @Test("A looping pager tells virtual pages too")
  func looping() throws {
    let run = try TraceRun(
      "--pages 3 --size 400x600 --loop --fps 1 --until 1", [#"{"t":0,"type":"key","key":"left"}"#])
    let changed = try JSONValue(run.lines[1])
    #expect(changed["from"]?.number == 0)
    #expect(changed["page"]?.number == 2)
    #expect(changed["fromVirtual"]?.number == 0)
    #expect(changed["virtual"]?.number == -1)
    #expect(try JSONValue(run.lines[2])["virtual"]?.number == -1)
  }
}
