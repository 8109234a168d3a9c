import Foundation
import Testing

@testable import PosterImages

@Suite("Strange status lines and header fields", .timeLimit(.minutes(5)))
struct HTTPPictureLoaderHeadTests {
  @Test(
    "A challenge is not taken up, whatever it looks like",
    arguments: [
      "Basic realm=\"x\"", "Digest realm=\"x\", nonce=\"1\"", "Bearer", "Basic", "Basic realm",
      "Basic realm=", "Basic realm=\"", "Negotiate", "", ",", "=",
      "Basic realm=x, Digest, Bearer a=",
    ])
  func challenge(_ challenge: String) async throws {
    try await withServer { connection in
      connection.respond(
        "401 Unauthorized", ["WWW-Authenticate": challenge], body: Data("<html>".utf8))
    } _: { fixture in
      let port = fixture.server.port
      for address in ["http://127.0.0.1:\(port)/a", "http://me:secret@127.0.0.1:\(port)/a"] {
        let url = try #require(URL(string: address))
        let failure = await fixture.loader().failure(at: url)
        #expect(failure == .status(401, retryAfter: nil))
      }
    }
  }

  @Test(
    "A picture comes through whatever stands in the header fields before it",
    arguments: [
      "HTTP/1.0 200 OK\r\n", "HTTP/1.1 200 \u{E9}\u{1}\r\n",
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n",
      "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\n",
      "HTTP/1.1 200 OK\r\nDate: \r\nExpires:\r\nCache-Control: =,=\"\r\nAge: x\r\nVary: ,\r\n",
      "HTTP/1.1 200 OK\r\nETag\u{3A} a\u{7F}\r\n",
      "HTTP/1.1 200 OK\r\nX:\r\nx: 1\r\nX: 2\r\n", "HTTP/1.1 200 \r\n",
      "HTTP/1.1 200 OK\r\nSet-Cookie: ;;=\r\nSet-Cookie: a=b; Domain=..; Max-Age=-1\r\n",
      "HTTP/1.1 200 OK\r\nX-Long: " + String(repeating: "a", count: 90_000) + "\r\n",
      "HTTP/1.1 200 OK\r\nX: a\r\n folded\r\n\tagain\r\n",

      "HTTP/1.1 200 OK\r\nLocation: http://127.0.0.1:1/\r\nRefresh: 0\r\n",
    ])
  func strangeHead(_ head: String) async throws {
    try await withServer { connection in
      connection.send(head + "\r\n")
      connection.send(pngBytes())
    } _: { fixture in
      let data = try await fixture.loader().data(from: fixture.server.url("/a.png"))
      #expect(data == pngBytes())
    }
  }

  @Test(
    "What one system takes and another does not is a picture or an error",
    arguments: ["HTTP/1.1 200\r\n", "HTTP/1.1 200 OK\nX: a\n", "HTTP/1.1 200 OK\r\n: b\r\n"])
  func doubtfulHead(_ head: String) async throws {
    try await withServer { connection in
      connection.send(head + "\r\n")
      connection.send(pngBytes())
    } _: { fixture in
      let failure = try await fixture.loader().failure(at: fixture.server.url("/a.png"))
      #expect(fixture.folder.names.count == (failure == nil ? 1 : 0))
    }
  }

  @Test(
    "What is no answer is an error, and nothing worse",
    arguments: [
      "HTTP/1.1 abc\r\n\r\n", "HTTP/1.1 99 X\r\n\r\n", "HTTP/9.9 200 OK\r\n\r\n", "HTTP/\r\n\r\n",
      "HTTP/1.1\r\n\r\n", "\r\n\r\n", "\u{0}\u{0}\u{0}\u{0}", "GET / HTTP/1.1\r\n\r\n",
      "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n",
      "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde",
      "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999999\r\n\r\n",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\nabc",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: nonsense\r\n\r\nabc",
      "HTTP/1.1 200 OK\r\nContent-Encoding: nonsense\r\n\r\nabc",
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n",
      "HTTP/1.1 407 X\r\nProxy-Authenticate: Basic\r\nContent-Length: 0\r\n\r\n",
      "HTTP/1.1 999 X\r\n\r\n", "HTTP/1.1 600 X\r\n\r\n",
    ])
  func noAnswer(_ text: String) async throws {
    var options = HTTPPictureOptions()
    options.retryCount = 0
    try await withServer {
      $0.send(text)
    } _: { fixture in
      let loader = fixture.loader(options: options)
      let failure = try await loader.failure(at: fixture.server.url("/a.png"))
      #expect(failure != nil)
      #expect(fixture.folder.names.isEmpty)
    }
  }
}
