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

@Suite("What servers do wrong", .timeLimit(.minutes(5)))
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
