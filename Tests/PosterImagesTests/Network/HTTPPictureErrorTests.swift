import Foundation
import Testing

@testable import PosterImages

@Suite("What an error says")
struct HTTPPictureErrorTests {
  @Test(
    "The URL is named without what may be secret",
    arguments: [
      ("http://a/b.png", "http://a/b.png"),
      ("http://me:secret@a:81/b.png?token=secret#secret", "http://a:81/b.png?…"),
      ("http://a/%0A%1B.png", "http://a/%0A%1B.png"),
    ])
  func name(text: String, expected: String) throws {
    let error = HTTPPictureError(url: try #require(URL(string: text)), failure: .offline)
    #expect(error.name == expected)
    #expect("\(error)" == "\(expected): cannot be fetched: there is no network connection")
  }

  @Test(
    "Each reason is one clear sentence",
    arguments: [
      (HTTPFailure.unsupportedURL, "is not an http or https URL with a host"),
      (.unsupportedRedirect(scheme: "file"), "is redirected to a file URL, which is refused"),
      (
        .redirectWithoutTarget(status: 302),
        "cannot be fetched: 302 Found without a valid target"
      ),
      (.redirectLoop, "is redirected in a circle"),
      (.tooManyRedirects(limit: 10), "is redirected more than 10 times"),
      (.status(404, retryAfter: nil), "cannot be fetched: 404 Not Found"),
      (.status(799, retryAfter: nil), "cannot be fetched: status 799"),
      (
        .status(429, retryAfter: 120),
        "cannot be fetched: 429 Too Many Requests, to be tried again after 120 s"
      ),
      (.stalled(.seconds(15)), "timed out: nothing came for 15 s"),
      (.timedOut(.milliseconds(1250)), "timed out after 1.25 s"),
      (.timedOut(.milliseconds(5)), "timed out after 0.005 s"),
      (.hostNotFound, "cannot be fetched: its server's name is unknown"),
      (.cannotConnect, "cannot be fetched: its server does not accept connections"),
      (.connectionLost, "cannot be fetched: the connection broke off"),
      (.insecure, "cannot be fetched: no secure connection to its server is possible"),
      (.invalidResponse, "cannot be fetched: its server gave no valid answer"),
      (.transport(code: -1234), "cannot be fetched: network error -1234"),
      (.empty, "is empty (0 bytes)"),
      (.incomplete(received: 6, expected: 10), "is incomplete: 6 of 10 bytes came"),
      (.tooLarge(limit: 64 << 20), "is larger than 64 MB, the most that is fetched"),
      (.tooLarge(limit: 50_000), "is larger than 50000 bytes, the most that is fetched"),
      (.notAPicture(mediaType: nil), "is not a picture"),
      (
        .notAPicture(mediaType: "text/html"),
        "is not a picture: the server calls it text/html"
      ),
      (.cancelled, "was cancelled"),
    ])
  func reason(failure: HTTPFailure, expected: String) {
    #expect("\(failure)" == expected)
  }

  @Test("Only failures that may pass are tried again, and only outages show old copies")
  func kinds() {
    for failure in [HTTPFailure.offline, .stalled(.zero), .incomplete(received: 0, expected: 1)] {
      #expect(failure.isPassing && failure.isOutage)
    }
    #expect(!HTTPFailure.insecure.isPassing && HTTPFailure.insecure.isOutage)
    for failure in [HTTPFailure.cancelled, .redirectLoop, .tooLarge(limit: 1), .empty] {
      #expect(!failure.isPassing && !failure.isOutage)
    }
  }
}
