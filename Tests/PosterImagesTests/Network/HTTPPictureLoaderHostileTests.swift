import Foundation
import Testing

@testable import PosterImages

/// What a server does, and what becomes of it.
struct HostileAnswer: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let expected: HTTPFailure?
  let script: ScriptedServer.Script

  init(_ name: String, _ expected: HTTPFailure?, _ script: @escaping ScriptedServer.Script) {
    self.testDescription = name
    self.expected = expected
    self.script = script
  }
}

private let byteLimit = 50_000
private let html = Data("<!DOCTYPE html><html><body>Sign in</body></html>".utf8)

// The systems name these two differently.
#if canImport(FoundationNetworking)
  private let undecodable = HTTPFailure.connectionLost
  private let unanswered = HTTPFailure.invalidResponse
#else
  private let undecodable = HTTPFailure.invalidResponse
  private let unanswered = HTTPFailure.connectionLost
#endif

private let answers = [
  HostileAnswer("404", .status(404, retryAfter: nil)) {
    $0.respond("404 Not Found", [:], body: html)
  },
  HostileAnswer("an endless error page", .status(404, retryAfter: nil)) {
    $0.send("HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n")
    while $0.send(html) {}
  },
  HostileAnswer("no content", .status(204, retryAfter: nil)) { $0.respond("204 No Content") },
  HostileAnswer("a part that was not asked for", .status(206, retryAfter: nil)) {
    $0.respond("206 Partial Content", ["Content-Range": "bytes 0-9/20"], body: pngBytes(count: 10))
  },
  HostileAnswer("304 although there is no copy", .status(304, retryAfter: nil)) {
    $0.respond("304 Not Modified")
  },
  HostileAnswer("300 with choices", .status(300, retryAfter: nil)) {
    $0.respond("300 Multiple Choices", [:], body: html)
  },
  HostileAnswer("nothing but a greeting", .empty) { $0.respond() },
  HostileAnswer("a page that says it is one", .notAPicture(mediaType: "text/html")) {
    $0.respond("200 OK", ["Content-Type": "text/html; charset=utf-8"], body: html)
  },
  HostileAnswer("a page that says it is a picture", .notAPicture(mediaType: "image/png")) {
    $0.respond("200 OK", ["Content-Type": "image/png"], body: html)
  },
  HostileAnswer("an endless page", .notAPicture(mediaType: nil)) {
    $0.send("HTTP/1.1 200 OK\r\n\r\n")
    while $0.send(html) {}
  },
  HostileAnswer("a picture that says it is a page", nil) {
    $0.respond("200 OK", ["Content-Type": "text/html"], body: pngBytes())
  },
  HostileAnswer("too much, announced", .tooLarge(limit: byteLimit)) {
    $0.respond("200 OK", ["Content-Length": "\(byteLimit + 1)"])
    $0.stall()
  },
  HostileAnswer("more than there are numbers for, announced", .tooLarge(limit: byteLimit)) {
    $0.send("HTTP/1.1 200 OK\r\nContent-Length: 9000000000000000000\r\n\r\n")
    $0.stall()
  },
  HostileAnswer("too much, not announced", .tooLarge(limit: byteLimit)) {
    $0.send("HTTP/1.1 200 OK\r\n\r\n")
    $0.send(pngBytes(count: byteLimit + 1))
    $0.stall()
  },
  HostileAnswer("a picture without an end", .tooLarge(limit: byteLimit)) {
    $0.send("HTTP/1.1 200 OK\r\n\r\n")
    while $0.send(pngBytes()) {}
  },
  HostileAnswer("exactly as much as is allowed", nil) {
    $0.respond(body: pngBytes(count: byteLimit))
  },
  HostileAnswer("less than announced", .incomplete(received: 600, expected: 1000)) {
    $0.respond("200 OK", ["Content-Length": "1000"], body: pngBytes(count: 600))
  },
  HostileAnswer("a compressed bomb", .tooLarge(limit: byteLimit)) {
    $0.respond("200 OK", ["Content-Encoding": "gzip"], body: gzipped(pngBytes(), zeros: 1 << 18))
  },
  HostileAnswer("a compressed picture, not asked for", nil) {
    $0.respond("200 OK", ["Content-Encoding": "gzip"], body: gzipped(pngBytes(), zeros: 516))
  },
  HostileAnswer("a compression that is none", undecodable) {
    $0.respond("200 OK", ["Content-Encoding": "gzip"], body: pngBytes())
  },
  HostileAnswer("a compressed drawing", .notAPicture(mediaType: nil)) {
    $0.respond(body: gzipped(Data("<svg/>".utf8), zeros: 0))
  },
  HostileAnswer("an end in the middle of a chunk", .connectionLost) {
    $0.respond("200 OK", ["Transfer-Encoding": "chunked"])
    $0.send("1000\r\n")
    $0.send(pngBytes(count: 100))
  },
  HostileAnswer("an end among the header fields", .connectionLost) {
    $0.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\nContent-Ty")
  },
  HostileAnswer("an end before the answer", unanswered) { _ in },
  HostileAnswer("something that is not HTTP", .invalidResponse) {
    $0.send("SSH-2.0-OpenSSH_9.2\r\n")
  },
]

@Suite("What servers do wrong", .timeLimit(.minutes(1)))
struct HTTPPictureLoaderHostileTests {
  @Test("Each has one clear outcome", arguments: answers)
  func outcome(_ answer: HostileAnswer) async throws {
    var options = HTTPPictureOptions()
    options.byteLimit = byteLimit
    options.retryCount = 0
    try await withServer(answer.script) { fixture in
      let loader = fixture.loader(options: options)
      let failure = await loader.failure(at: try fixture.server.url("/a.png"))
      #expect(failure == answer.expected)
      #expect(fixture.server.requests.count == 1)
      #expect(fixture.folder.names.count == (answer.expected == nil ? 1 : 0))
    }
  }

  @Test(
    "A challenge is not taken up, whatever it looks like",
    arguments: [
      "Basic realm=\"x\"", "Digest realm=\"x\", nonce=\"1\"", "Bearer", "Basic", "Basic realm",
      "Basic realm=", "Basic realm=\"", "Negotiate", "", ",", "=",
      "Basic realm=x, Digest, Bearer a=",
    ])
  func challenge(_ challenge: String) async throws {
    try await withServer { connection in
      connection.respond("401 Unauthorized", ["WWW-Authenticate": challenge], body: html)
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

  @Test("More than announced: what was announced counts")
  func longerThanAnnounced() async throws {
    try await withServer { connection in
      connection.respond("200 OK", ["Content-Length": "600"], body: pngBytes(count: 1000))
    } _: { fixture in
      let data = try await fixture.loader().data(from: fixture.server.url("/a.png"))
      #expect(data == pngBytes(count: 600))
    }
  }

  @Test(
    "A server that says nothing is left after the idle time-out", arguments: ["", "head", "body"])
  func stalling(_ part: String) async throws {
    var options = HTTPPictureOptions()
    options.idleTimeout = .milliseconds(200)
    options.retryCount = 0
    try await withServer { connection in
      if part == "head" { connection.send("HTTP/1.1 200 OK\r\n") }
      if part == "body" {
        connection.respond("200 OK", ["Content-Length": "1000"], body: pngBytes(count: 600))
      }
      connection.stall()
    } _: { fixture in
      let loader = fixture.loader(options: options)
      let failure = await loader.failure(at: try fixture.server.url("/a.png"))
      #expect(failure == .stalled(.milliseconds(200)))
    }
  }

  @Test("A server that sends a byte now and then is left after the total time-out")
  func dripping() async throws {
    var options = HTTPPictureOptions()
    options.totalTimeout = .milliseconds(300)
    try await withServer { connection in
      connection.respond("200 OK", ["Content-Length": "40000"])
      for byte in pngBytes(count: 40_000) {
        guard connection.send(Data([byte])) else { return }
        usleep(5000)
      }
    } _: { fixture in
      let loader = fixture.loader(options: options)
      let failure = await loader.failure(at: try fixture.server.url("/a.png"))
      #expect(failure == .timedOut(.milliseconds(300)))
      #expect(fixture.server.requests.count == 1)
    }
  }

  @Test("A port where nobody listens")
  func refused() async throws {
    let port = try LocalPort()
    var options = HTTPPictureOptions()
    options.retryCount = 0
    let loader = HTTPPictureLoader(
      cacheFolder: nil, options: options, clock: .system, seed: 1, configuration: .ephemeral)
    let url = try #require(URL(string: "http://127.0.0.1:\(port.number)/a.png"))
    #expect(await loader.failure(at: url) == .cannotConnect)
  }
}
