import Foundation
import Testing

@testable import PosterImages

@Suite("Keeping pictures", .timeLimit(.minutes(5)))
struct HTTPPictureLoaderCachingTests {
  @Test("A fresh copy is shown without a request, also by the next loader")
  func fresh() async throws {
    try await withServer {
      $0.respond("200 OK", ["Cache-Control": "max-age=60"], body: pngBytes())
    } _: {
      fixture in
      let url = try fixture.server.url("/a.png")
      for seconds in [0.0, 30, 29] {
        fixture.clock.advance(by: seconds)
        #expect(try await fixture.loader().data(from: url) == pngBytes())
      }
      #expect(fixture.server.requests.count == 1)
      fixture.clock.advance(by: 1)
      _ = try await fixture.loader().data(from: url)
      #expect(fixture.server.requests.count == 2)
    }
  }

  @Test("A stale copy is confirmed, and is fresh again", arguments: ["ETag", "Last-Modified"])
  func revalidation(_ validator: String) async throws {
    let value = validator == "ETag" ? "\"v1\"" : "Wed, 31 Dec 2025 12:00:00 GMT"
    let field = validator == "ETag" ? "if-none-match" : "if-modified-since"
    try await withServer { connection in
      if connection.request.headers[field] == value {
        connection.respond("304 Not Modified", ["Cache-Control": "max-age=100"])
      } else {
        connection.respond(
          "200 OK", [validator: value, "Cache-Control": "max-age=60"], body: pngBytes())
      }
    } _: { fixture in
      let url = try fixture.server.url("/a.png")
      for seconds in [0.0, 61, 99, 1] {
        fixture.clock.advance(by: seconds)
        #expect(try await fixture.loader().data(from: url) == pngBytes())
      }
      #expect(fixture.server.requests.map { $0.headers[field] } == [nil, value, value])
    }
  }

  @Test("A picture that changed replaces its copy")
  func replacement() async throws {
    try await withServer { connection in
      connection.respond(
        "200 OK", ["ETag": "\"\(connection.number)\"", "Cache-Control": "max-age=60"],
        body: pngBytes(count: 1000 + connection.number))
    } _: { fixture in
      let url = try fixture.server.url("/a.png")
      for count in [1001, 1002] {
        #expect(try await fixture.loader().data(from: url).count == count)
        #expect(try await fixture.loader().data(from: url).count == count)
        fixture.clock.advance(by: 61)
      }
      #expect(fixture.folder.names.count == 1)
    }
  }

  @Test("What must not be stored is not, and takes an earlier copy away")
  func noStore() async throws {
    try await withServer { connection in
      let control = connection.number == 1 ? "max-age=60" : "no-store"
      connection.respond("200 OK", ["Cache-Control": control], body: pngBytes())
    } _: { fixture in
      let url = try fixture.server.url("/a.png")
      _ = try await fixture.loader().data(from: url)
      #expect(fixture.folder.names.count == 1)
      fixture.clock.advance(by: 61)
      _ = try await fixture.loader().data(from: url)
      #expect(fixture.folder.names.isEmpty)
    }
  }

  @Test("A picture behind a password is not stored")
  func credentials() async throws {
    try await withServer {
      $0.respond("200 OK", ["Cache-Control": "max-age=60"], body: pngBytes())
    } _: {
      fixture in
      let port = fixture.server.port
      let url = try #require(URL(string: "http://me:secret@127.0.0.1:\(port)/a.png"))
      #expect(try await fixture.loader().data(from: url) == pngBytes())
      #expect(fixture.folder.names.isEmpty)
    }
  }

  @Test("A copy in another language is not shown")
  func vary() async throws {
    try await withServer { connection in
      connection.respond(
        "200 OK", ["Cache-Control": "max-age=60", "Vary": "Accept-Language"], body: pngBytes())
    } _: { fixture in
      let url = try fixture.server.url("/a.png")
      for (languages, count) in [(["ko"], 1), (["ko"], 1), (["de"], 2), (["de"], 2)] {
        var options = HTTPPictureOptions()
        options.languages = languages
        _ = try await fixture.loader(options: options).data(from: url)
        #expect(fixture.server.requests.count == count)
      }
    }
  }

  @Test(
    "When the server is down, a stale copy is shown, unless the server forbade it",
    arguments: [
      ("max-age=60", 3600, true),
      ("max-age=60", 31 * 24 * 3600, false),
      ("max-age=60, must-revalidate", 3600, false),
      ("no-cache", 1, false),
      ("max-age=60, stale-if-error=600", 600, true),
      ("max-age=60, stale-if-error=600", 3600, false),
    ])
  func staleIfError(control: String, later: Int, isShown: Bool) async throws {
    try await withServer { connection in
      if connection.number == 1 {
        connection.respond("200 OK", ["Cache-Control": control], body: pngBytes())
      } else if connection.number % 2 == 0 {
        connection.respond("503 Service Unavailable")
      }
    } _: { fixture in
      let url = try fixture.server.url("/a.png")
      _ = try await fixture.loader().data(from: url)
      fixture.clock.advance(by: TimeInterval(later))
      let failure = await fixture.loader().failure(at: url)
      #expect((failure == nil) == isShown)
      #expect(fixture.server.requests.count == 4)
    }
  }

  @Test("A picture that is gone takes its copy along", arguments: [404, 410])
  func gone(status: Int) async throws {
    try await withServer { connection in
      if connection.number == 1 {
        connection.respond("200 OK", ["Cache-Control": "max-age=60"], body: pngBytes())
      } else {
        connection.respond("\(status) X")
      }
    } _: { fixture in
      let url = try fixture.server.url("/a.png")
      _ = try await fixture.loader().data(from: url)
      fixture.clock.advance(by: 61)
      #expect(await fixture.loader().failure(at: url) == .status(status, retryAfter: nil))
      #expect(fixture.folder.names.isEmpty)
    }
  }

  @Test("A page in place of a picture does not replace the copy")
  func captivePortal() async throws {
    try await withServer { connection in
      if connection.number == 2 {
        connection.respond("200 OK", ["Content-Type": "text/html"], body: Data("<html>".utf8))
      } else {
        connection.respond("200 OK", ["Cache-Control": "max-age=60"], body: pngBytes())
      }
    } _: { fixture in
      let url = try fixture.server.url("/a.png")
      _ = try await fixture.loader().data(from: url)
      fixture.clock.advance(by: 61)
      #expect(await fixture.loader().failure(at: url) == .notAPicture(mediaType: "text/html"))
      #expect(fixture.folder.names.count == 1)
    }
  }

  @Test("What is discarded is fetched anew")
  func discarding() async throws {
    try await withServer {
      $0.respond("200 OK", ["Cache-Control": "max-age=60"], body: pngBytes())
    } _: {
      fixture in
      let loader = fixture.loader()
      let names = ["/a.png", "/b.png"]
      for name in names { _ = try await loader.data(from: fixture.server.url(name)) }
      await loader.discard(try fixture.server.url("/a.png"))
      #expect(fixture.folder.names.count == 1)
      for name in names { _ = try await loader.data(from: fixture.server.url(name)) }
      #expect(fixture.server.requests.map(\.path) == ["/a.png", "/b.png", "/a.png"])
      await loader.discardAll()
      #expect(fixture.folder.names.isEmpty)
    }
  }

  @Test("A folder that cannot be made costs the copies, not the pictures")
  func unusableFolder() async throws {
    try await withServer {
      $0.respond("200 OK", ["Cache-Control": "max-age=60"], body: pngBytes())
    } _: {
      fixture in
      try Data("a file".utf8).write(to: fixture.folder.url)
      let loader = fixture.loader()
      for _ in 0..<2 {
        #expect(try await loader.data(from: fixture.server.url("/a.png")) == pngBytes())
      }
      #expect(fixture.server.requests.count == 2)
      #expect(try Data(contentsOf: fixture.folder.url) == Data("a file".utf8))
    }
  }
}
