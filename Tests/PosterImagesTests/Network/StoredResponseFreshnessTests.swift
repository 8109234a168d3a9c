import Foundation
import Testing

@testable import PosterImages

@Suite("How long an answer is fresh")
struct StoredResponseFreshnessTests {
  /// 2026-01-01 00:00:00 GMT.
  private static let start = Date(timeIntervalSince1970: 1_767_225_600)

  private func response(
    _ headers: [String: String], status: Int = 200, delay: TimeInterval = 0
  ) throws -> StoredResponse {
    try #require(
      StoredResponse(
        url: "http://a/", status: status, headers: HTTPHeaders(headers),
        requestHeaders: HTTPHeaders(), requested: Self.start - delay, received: Self.start))
  }

  private static let lifetimes: [([String: String], TimeInterval)] = [
    (["Cache-Control": "max-age=60"], 60.0),
    (["Cache-Control": "max-age=60", "Expires": "Thu, 01 Jan 2026 01:00:00 GMT"], 60),
    (["Cache-Control": "max-age=60, no-cache"], 0),
    (["Cache-Control": "s-maxage=60"], 300),
    (["Expires": "Thu, 01 Jan 2026 01:00:00 GMT"], 3600),
    (
      ["Expires": "Thu, 01 Jan 2026 01:00:00 GMT", "Date": "Thu, 01 Jan 2026 00:30:00 GMT"], 1800
    ),
    (["Expires": "Wed, 31 Dec 2025 00:00:00 GMT"], 0),
    (["Expires": "0"], 0),
    (["Expires": "soon", "Last-Modified": "Wed, 31 Dec 2025 00:00:00 GMT"], 0),
    // A tenth of one day, and of a year: at most a day.
    (["Last-Modified": "Wed, 31 Dec 2025 00:00:00 GMT"], 8640),
    (["Last-Modified": "Wed, 01 Jan 2025 00:00:00 GMT"], 86_400),
    (["Last-Modified": "Fri, 02 Jan 2026 00:00:00 GMT"], 0),
    (["Last-Modified": "yesterday"], 300),
    ([:], 300),
  ]

  @Test("The lifetime follows the header fields", arguments: lifetimes)
  func lifetime(headers: [String: String], seconds: TimeInterval) throws {
    #expect(try response(headers).lifetime == seconds)
  }

  @Test(
    "Without a stated lifetime, only some answers may be kept",
    arguments: [(200, 300.0), (301, 300), (308, 300), (302, 0), (303, 0), (307, 0)])
  func heuristics(status: Int, seconds: TimeInterval) throws {
    #expect(try response([:], status: status).lifetime == seconds)
    #expect(try response(["Cache-Control": "max-age=60"], status: status).lifetime == 60)
  }

  private static let ages: [([String: String], TimeInterval, TimeInterval)] = [
    ([:], 0.0, 10.0),
    ([:], 4, 14),
    (["Age": "100"], 0, 110),
    (["Age": "100"], 4, 114),
    (["Age": "-5"], 0, 10),
    (["Age": "old"], 0, 10),
    (["Date": "Wed, 31 Dec 2025 23:59:00 GMT"], 0, 70),
    (["Date": "Wed, 31 Dec 2025 23:59:00 GMT", "Age": "100"], 0, 110),
    (["Date": "Thu, 01 Jan 2026 01:00:00 GMT"], 0, 10),
  ]

  @Test(
    "The age counts from the making, caches and delays on the way included", arguments: ages)
  func age(headers: [String: String], delay: TimeInterval, seconds: TimeInterval) throws {
    #expect(try response(headers, delay: delay).age(at: Self.start + 10) == seconds)
  }

  @Test("It is fresh until its lifetime is over, and never before it came")
  func fresh() throws {
    let answer = try response(["Cache-Control": "max-age=60", "Age": "20"])
    #expect(answer.isFresh(at: Self.start))
    #expect(answer.isFresh(at: Self.start + 39))
    #expect(!answer.isFresh(at: Self.start + 40))
    // Somebody has turned the clock back.
    #expect(!answer.isFresh(at: Self.start - 1))
  }

  @Test("It stands in for a server that is down as long as the server, or else the caller, says")
  func substitution() throws {
    let plain = try response(["Cache-Control": "max-age=60"])
    #expect(plain.maySubstitute(at: Self.start + 160, limit: 100))
    #expect(!plain.maySubstitute(at: Self.start + 161, limit: 100))
    let bounded = try response(["Cache-Control": "max-age=60, stale-if-error=10"])
    #expect(bounded.maySubstitute(at: Self.start + 70, limit: 100))
    #expect(!bounded.maySubstitute(at: Self.start + 71, limit: 100))
    for control in ["max-age=60, must-revalidate", "no-cache, stale-if-error=10"] {
      let strict = try response(["Cache-Control": control])
      #expect(!strict.maySubstitute(at: Self.start, limit: 100))
    }
  }
}
