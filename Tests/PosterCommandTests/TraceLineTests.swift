import PosterEngine
import Testing

@testable import poster

@Suite("A trace line that is written")
struct TraceLineTests {
  private static let point = Vector(x: 0.1, y: -1e300)

  @Test(
    "It reads as the same input at the same time",
    arguments: [
      PagerInput.down(at: point),
      .down(at: Vector(x: 1 / 3.0, y: .leastNonzeroMagnitude), id: .min),
      .down(at: point, id: 3, device: .mouse), .move(to: point, id: .max), .move(to: .zero),
      .up(at: point, id: -1), .up(at: Vector(x: -0.5, y: 1e21)), .cancel(), .cancel(id: 8),
      .wheel(notches: 1), .wheel(notches: -0.1), .scroll(.begin), .scroll(.end),
      .scroll(.update(dx: 0, dy: 0)), .scroll(.update(dx: -2.5, dy: 1e-7)),
      .key(.next), .key(.previous), .key(.first), .key(.last), .key(.left), .key(.right),
      .scrollTo(page: 4, animated: true), .scrollTo(page: .min, animated: false),
      .resize(.zero), .resize(Size(width: 356.72000000000003, height: 1e9)),
      .count(0), .count(.max), .visible(true), .visible(false), .reducedMotion(true),
      .reducedMotion(false),
    ],
    [0, 0.1, 1234.567890123456])
  func roundTrip(input: PagerInput, time: Double) throws {
    let line = try #require(input.traceLine(at: time))
    let record = try TraceRecord(line: line.utf8)
    #expect(record == TraceRecord(time: time, event: .input(input)))
  }

  @Test("It looks as the design says")
  func form() {
    let down = PagerInput.down(at: Vector(x: 1, y: 2.5), id: 3, device: .mouse)
    #expect(
      down.traceLine(at: 0.25)
        == #"{"t":0.25,"type":"down","x":1,"y":2.5,"id":3,"device":"mouse"}"#)
    #expect(
      PagerInput.scroll(.update(dx: 3, dy: -4)).traceLine(at: 2)
        == #"{"t":2,"type":"scroll","phase":"update","dx":3,"dy":-4}"#)
  }

  @Test("Ids keep every character", arguments: [["a", "b"], [], ["\"\\\n\u{0}\u{1F}é포🎬/", ""]])
  func posters(ids: [String]) throws {
    let record = try TraceRecord(line: JSONText.posters(ids, at: 1.5).utf8)
    #expect(record == TraceRecord(time: 1.5, event: .posters(ids)))
  }

  @Test(
    "What no trace can tell has no line",
    arguments: [
      PagerInput.down(at: Vector(x: .nan, y: 0)), .move(to: Vector(x: 0, y: .infinity)),
      .up(at: Vector(x: -.infinity, y: 0)), .wheel(notches: .nan),
      .scroll(.update(dx: .infinity, dy: 0)), .resize(Size(width: .nan, height: 1)),
      .posters(count: 3, page: 1, isKept: true),
    ])
  func none(input: PagerInput) {
    #expect(input.traceLine(at: 0) == nil)
    #expect(PagerInput.cancel().traceLine(at: .infinity) == nil)
  }

  @Test("A pointer that a touchpad moves is written as a mouse's, and no count is below 0")
  func nearest() throws {
    let down = try #require(PagerInput.down(at: .zero, device: .touchpad).traceLine(at: 0))
    #expect(try TraceRecord(line: down.utf8).event == .input(.down(at: .zero, device: .mouse)))
    let count = try #require(PagerInput.count(-4).traceLine(at: 0))
    #expect(try TraceRecord(line: count.utf8).event == .input(.count(0)))
  }
}
