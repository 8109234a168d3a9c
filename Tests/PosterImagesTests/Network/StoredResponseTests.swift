import Foundation
import Testing

@testable import PosterImages

@Suite("What is kept of an answer")
struct StoredResponseTests {
  private static let start = Date(timeIntervalSince1970: 1_767_225_600)

  private func response(
    _ headers: [String: String], request: [String: String] = [:]
  ) -> StoredResponse? {
    StoredResponse(
      url: "http://a/", status: 200, headers: HTTPHeaders(headers),
      requestHeaders: HTTPHeaders(request), requested: Self.start, received: Self.start)
  }

  @Test(
    "Some answers are not kept at all",
    arguments: [
      (["Cache-Control": "no-store"], false), (["Vary": "*"], false),
      (["Vary": "Accept, *"], false), (["Vary": "Accept"], true),
      (["Cache-Control": "private"], true), ([:], true),
    ])
  func storing(headers: [String: String], isKept: Bool) {
    #expect((response(headers) != nil) == isKept)
  }

  @Test("Only the header fields that are needed are kept, cookies are not")
  func keptHeaders() throws {
    let kept = try #require(response(["ETag": "\"1\"", "Set-Cookie": "a=b", "X-Secret": "c"]))
    #expect(kept.headers.names == ["etag"])
  }

  @Test("It answers requests that agree in the fields that vary")
  func variants() throws {
    let kept = try #require(
      response(
        ["Vary": "Accept-Language, Cookie"], request: ["Accept-Language": "ko", "Accept": "a"]))
    #expect(kept.answers(HTTPHeaders(["accept-language": "ko", "Accept": "b"])))
    #expect(!kept.answers(HTTPHeaders(["Accept-Language": "de"])))
    #expect(!kept.answers(HTTPHeaders([:])))
    #expect(!kept.answers(HTTPHeaders(["Accept-Language": "ko", "Cookie": "a"])))
  }

  @Test("A confirmation replaces what it mentions, and the times")
  func confirmation() throws {
    let kept = try #require(
      response([
        "ETag": "\"1\"", "Cache-Control": "max-age=60", "Age": "50",
        "Date": "Wed, 31 Dec 2025 00:00:00 GMT", "Content-Type": "image/png",
      ]))
    let later = Self.start + 1000
    let confirmed = kept.confirmed(
      by: HTTPHeaders(["Cache-Control": "max-age=90", "Set-Cookie": "a=b"]), requested: later,
      received: later)
    #expect(confirmed.headers.names == ["cache-control", "content-type", "etag"])
    #expect(confirmed.lifetime == 90)
    #expect(confirmed.age(at: later + 5) == 5)
  }

  @Test("It asks for confirmation with what the server gave")
  func conditions() throws {
    let both = try #require(
      response(["ETag": "W/\"1\"", "Last-Modified": "Wed, 31 Dec 2025 00:00:00 GMT"]))
    #expect(both.conditions["If-None-Match"] == "W/\"1\"")
    #expect(both.conditions["If-Modified-Since"] == "Wed, 31 Dec 2025 00:00:00 GMT")
    #expect(try #require(response([:])).conditions == HTTPHeaders())
  }
}
