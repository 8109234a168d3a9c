import Foundation
import Testing

@testable import PosterImages

@Suite("Redirects", .timeLimit(.minutes(5)))
struct HTTPPictureLoaderRedirectTests {
  @Test("A redirect is followed", arguments: [301, 302, 303, 307, 308])
  func following(_ status: Int) async throws {
    try await withServer { connection in
      switch connection.request.path {
      case "/folder/a": connection.respond("\(status) X", ["Location": "b?c=d#e"])
      case "/folder/b?c=d": connection.respond(body: pngBytes())
      default: connection.respond("404 Not Found")
      }
    } _: { fixture in
      let data = try await fixture.loader().data(from: fixture.server.url("/folder/a"))
      #expect(data == pngBytes())
    }
  }

  @Test("A circle is an error, not a wait", arguments: [1, 2, 5])
  func circle(length: Int) async throws {
    try await withServer { connection in
      let step = Int(connection.request.path.dropFirst()) ?? 0
      connection.respond("302 Found", ["Location": "/\((step + 1) % length)"])
    } _: { fixture in
      let failure = try await fixture.loader().failure(at: fixture.server.url("/0"))
      #expect(failure == .redirectLoop)
      #expect(fixture.server.requests.count == length)
    }
  }

  @Test("Redirects without an end are followed as often as allowed")
  func endless() async throws {
    var options = HTTPPictureOptions()
    options.redirectLimit = 4
    try await withServer { connection in
      let step = Int(connection.request.path.dropFirst()) ?? 0
      connection.respond("302 Found", ["Location": "/\(step + 1)"])
    } _: { fixture in
      let loader = fixture.loader(options: options)
      let failure = try await loader.failure(at: fixture.server.url("/0"))
      #expect(failure == .tooManyRedirects(limit: 4))
      #expect(fixture.server.requests.count == 5)
    }
  }

  @Test(
    "A redirect leads to http or https only, whatever it says",
    arguments: [
      ("file:///etc/hostname", HTTPFailure.unsupportedRedirect(scheme: "file")),
      ("FILE:/etc/hostname", .unsupportedRedirect(scheme: "file")),
      ("ftp://127.0.0.1/a.png", .unsupportedRedirect(scheme: "ftp")),
      ("data:image/png;base64,iVBORw0KGgo=", .unsupportedRedirect(scheme: "data")),
      ("javascript:alert(1)", .unsupportedRedirect(scheme: "javascript")),
      ("http:///a.png", .redirectWithoutTarget(status: 302)),
      ("http://", .redirectWithoutTarget(status: 302)),
      ("", .redirectWithoutTarget(status: 302)),
      ("#part", .redirectLoop),
    ])
  func refused(location: String, expected: HTTPFailure) async throws {
    try await withServer { connection in
      connection.respond("302 Found", ["Location": location])
    } _: { fixture in
      let url = try fixture.server.url("/a.png")
      #expect(await fixture.loader().failure(at: url) == expected)
      #expect(fixture.server.requests.count == 1)
    }
  }

  @Test("A redirect without a target is an error", arguments: [301, 302, 303, 307, 308])
  func noTarget(status: Int) async throws {
    try await withServer {
      $0.respond("\(status) X")
    } _: { fixture in
      let url = try fixture.server.url("/a.png")
      #expect(await fixture.loader().failure(at: url) == .redirectWithoutTarget(status: status))
    }
  }

  @Test(
    "A strange target is an error or another request, and nothing worse",
    arguments: [
      "//", "///", "?", "?a=%zz&b= c", "%", "%00", "a b", "..", "../../..", "http://[::1",
      "http://a:99999999/",
      "http://127.0.0.1:0/", "//user:secret@/", "\\\\server\\share", "http:a", "http:?", "é",
      "mailto:x",
      "http://a b/", "https:", ":", "::", "//:80", "/\u{7F}",
    ])
  func strange(location: String) async throws {
    var options = HTTPPictureOptions()
    options.retryCount = 0
    options.totalTimeout = .seconds(5)
    try await withServer { connection in
      if connection.number == 1 {
        connection.respond("302 Found", ["Location": location])
      } else {
        connection.respond("404 Not Found")
      }
    } _: { fixture in
      let loader = fixture.loader(options: options)
      let failure = try await loader.failure(at: fixture.server.url("/folder/a.png"))
      #expect(failure != nil)
    }
  }

  @Test("A redirect's body is not waited for longer than the idle time-out")
  func endlessBody() async throws {
    var options = HTTPPictureOptions()
    options.idleTimeout = .milliseconds(300)
    options.retryCount = 0
    try await withServer { connection in
      connection.respond("302 Found", ["Location": "/b", "Content-Length": "100000"])
      connection.stall()
    } _: { fixture in
      let failure = await fixture.loader(options: options)
        .failure(at: try fixture.server.url("/a"))
      // Apple's networking reports the redirect before its body, Linux's after it.
      #expect([.stalled(.milliseconds(300)), .redirectLoop].contains(failure))
    }
  }

  @Test("A permanent redirect is remembered, a temporary one is asked for again")
  func caching() async throws {
    try await withServer { connection in
      switch connection.request.path {
      case "/permanent": connection.respond("301 Moved Permanently", ["Location": "/a.png"])
      case "/temporary": connection.respond("302 Found", ["Location": "/a.png"])
      default: connection.respond("200 OK", ["Cache-Control": "max-age=60"], body: pngBytes())
      }
    } _: { fixture in
      for name in ["/permanent", "/temporary", "/permanent", "/temporary"] {
        _ = try await fixture.loader().data(from: fixture.server.url(name))
      }
      #expect(
        fixture.server.requests.map(\.path) == ["/permanent", "/a.png", "/temporary", "/temporary"])
    }
  }

  @Test("When the server is down, a redirect's copy leads to the picture's")
  func outage() async throws {
    let isDown = Locked(false)
    try await withServer { connection in
      if isDown.withLock({ $0 }) {
        connection.respond("503 Service Unavailable")
      } else if connection.request.path == "/a" {
        connection.respond("302 Found", ["Location": "/b"])
      } else {
        connection.respond("200 OK", ["Cache-Control": "max-age=60"], body: pngBytes())
      }
    } _: { fixture in
      let loader = fixture.loader()
      let url = try fixture.server.url("/a")
      _ = try await loader.data(from: url)
      isDown.withLock { $0 = true }
      fixture.clock.advance(by: 3600)
      #expect(try await loader.data(from: url) == pngBytes())
      // Discarding follows the redirect too.
      await loader.discard(url)
      #expect(await loader.failure(at: url) == .status(503, retryAfter: nil))
      #expect(fixture.folder.names.isEmpty)
    }
  }
}
