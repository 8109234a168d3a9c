import Testing

@testable import PosterImages

@Suite("Header fields")
struct HTTPHeadersTests {
  @Test("A field is found whatever its case")
  func lookup() {
    let headers = HTTPHeaders(["content-TYPE": " image/png "])
    #expect(headers["Content-Type"] == "image/png")
    #expect(headers["Content"] == nil)
  }

  @Test(
    "A length is a number that does not contradict itself",
    arguments: [
      ("10", 10), ("0", 0), ("10, 10", 10), ("10, 11", nil), ("-1", nil), ("+1", nil), ("", nil),
      ("ten", nil), ("1e3", nil), ("99999999999999999999", Int.max), (nil, nil),
    ])
  func contentLength(text: String?, expected: Int?) {
    var headers = HTTPHeaders()
    headers["Content-Length"] = text
    #expect(headers.contentLength == expected)
  }

  @Test(
    "A media type is safe to show",
    arguments: [
      ("image/PNG", "image/png"), ("text/html; charset=utf-8", "text/html"), ("", nil),
      ("; a", nil), ("text/\u{1B}[31m", nil), ("text/é", nil), (nil, nil),
      (String(repeating: "a", count: 101), nil),
    ])
  func mediaType(text: String?, expected: String?) {
    var headers = HTTPHeaders()
    headers["Content-Type"] = text
    #expect(headers.mediaType == expected)
  }

  @Test(
    "Languages are asked for by preference",
    arguments: [
      ([], "*"), (["ko-KR"], "ko-KR"), (["ko-KR", "en", "de"], "ko-KR, en;q=0.9, de;q=0.8"),
      (["a\r\nX: y", "", "en"], "en"),
      (["a", "b", "c", "d", "e", "f", "g"], "a, b;q=0.9, c;q=0.8, d;q=0.7, e;q=0.6, f;q=0.5"),
    ])
  func languages(languages: [String], expected: String) {
    #expect(HTTPHeaders.request(languages: languages)["Accept-Language"] == expected)
  }
}
