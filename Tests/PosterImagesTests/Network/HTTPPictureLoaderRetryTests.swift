import Foundation
import Testing

@testable import PosterImages

@Suite("Trying again", .timeLimit(.minutes(5)))
struct HTTPPictureLoaderRetryTests {
  @Test(
    "A failure in passing is tried again",
    arguments: ["408 X", "429 X", "500 X", "502 X", "503 X", "504 X", "drop", "cut"])
  func passing(_ first: String) async throws {
    try await withServer { connection in
      switch (connection.number, first) {
      case (1, "drop"): return
      case (1, "cut"):
        connection.respond("200 OK", ["Content-Length": "1000"], body: pngBytes(count: 500))
      case (1, let status): connection.respond(status)
      default: connection.respond(body: pngBytes())
      }
    } _: { fixture in
      let data = try await fixture.loader().data(from: fixture.server.url("/a.png"))
      #expect(data == pngBytes())
      #expect(fixture.server.requests.count == 2)
      #expect(fixture.clock.pauses.count == 1)
    }
  }

  @Test("Other answers are final", arguments: [400, 401, 403, 404, 410, 451, 501, 505])
  func final(status: Int) async throws {
    try await withServer {
      $0.respond("\(status) X")
    } _: { fixture in
      let failure = await fixture.loader().failure(at: try fixture.server.url("/a.png"))
      #expect(failure == .status(status, retryAfter: nil))
      #expect(fixture.server.requests.count == 1)
    }
  }

  @Test("The pauses double, and there is an end to them")
  func pauses() async throws {
    var options = HTTPPictureOptions()
    options.retryCount = 3
    options.firstRetryPause = .seconds(1)
    options.longestRetryPause = .seconds(3)
    try await withServer {
      $0.respond("500 Internal Server Error")
    } _: { fixture in
      let loader = fixture.loader(options: options)
      let failure = await loader.failure(at: try fixture.server.url("/a.png"))
      #expect(failure == .status(500, retryAfter: nil))
      #expect(fixture.server.requests.count == 4)
      let pauses = fixture.clock.pauses
      try #require(pauses.count == 3)
      for (pause, longest) in zip(pauses, [1.0, 2, 3]) {
        #expect(pause > .seconds(longest / 2) && pause <= .seconds(longest))
      }
    }
  }

  @Test(
    "A server that says when to come back is obeyed, within bounds",
    arguments: [
      ("429 Too Many Requests", "7", Duration.seconds(7)),
      ("503 Service Unavailable", "7", .seconds(7)),
      ("503 Service Unavailable", "Thu, 01 Jan 2026 00:00:09 GMT", .seconds(9)),
      ("429 Too Many Requests", "11", nil),
      ("429 Too Many Requests", "999999999999999999999", nil),
      ("503 Service Unavailable", "Fri, 02 Jan 2026 00:00:00 GMT", nil),
    ])
  func retryAfter(status: String, value: String, expected: Duration?) async throws {
    try await withServer { connection in
      if connection.number == 1 {
        connection.respond(status, ["Retry-After": value])
      } else {
        connection.respond(body: pngBytes())
      }
    } _: { fixture in
      let failure = await fixture.loader().failure(at: try fixture.server.url("/a.png"))
      #expect((failure == nil) == (expected != nil))
      #expect(fixture.clock.pauses == (expected.map { [$0] } ?? []))
    }
  }

  @Test("No pause is begun that the total time-out would cut off")
  func deadline() async throws {
    var options = HTTPPictureOptions()
    options.totalTimeout = .seconds(5)
    try await withServer {
      $0.respond("503 X", ["Retry-After": "8"])
    } _: { fixture in
      let loader = fixture.loader(options: options)
      let failure = await loader.failure(at: try fixture.server.url("/a.png"))
      #expect(failure == .status(503, retryAfter: 8))
      #expect(fixture.clock.pauses.isEmpty)
    }
  }
}
