import Foundation
import Testing

@testable import PosterImages

@Suite("Fetching a picture", .timeLimit(.minutes(5)))
struct HTTPPictureLoaderTests {
  @Test(
    "A picture arrives whole, however its length is told",
    arguments: ["length", "chunked", "neither"])
  func framing(_ kind: String) async throws {
    let picture = pngBytes(count: 100_000)
    try await withServer { connection in
      switch kind {
      case "length": connection.respond(body: picture)
      case "chunked":
        connection.respond("200 OK", ["Transfer-Encoding": "chunked"])
        for start in stride(from: 0, to: picture.count, by: 30_000) {
          let chunk = picture.dropFirst(start).prefix(30_000)
          connection.send(String(chunk.count, radix: 16) + "\r\n")
          connection.send(Data(chunk))
          connection.send("\r\n")
        }
        connection.send("0\r\n\r\n")
      default:
        connection.send("HTTP/1.1 200 OK\r\n\r\n")
        connection.send(picture)
      }
    } _: { fixture in
      let data = try await fixture.loader().data(from: fixture.server.url("/a.png"))
      #expect(data == picture)
    }
  }

  @Test("Requests say what is wanted, and nothing about the user")
  func requestFields() async throws {
    var options = HTTPPictureOptions()
    options.languages = ["ko-KR", "en"]
    try await withServer {
      $0.respond("200 OK", ["Set-Cookie": "a=b"], body: pngBytes())
    } _: {
      fixture in
      let loader = fixture.loader(options: options)
      for name in ["/a", "/b"] { _ = try await loader.data(from: fixture.server.url(name)) }
      for request in fixture.server.requests {
        #expect(request.headers["accept"]?.hasPrefix("image/*") == true)
        #expect(request.headers["accept-encoding"] == "identity")
        #expect(request.headers["accept-language"] == "ko-KR, en;q=0.9")
        #expect(request.headers["user-agent"] == "PosterScroll")
        #expect(request.headers["cookie"] == nil)
        #expect(request.headers["authorization"] == nil)
      }
    }
  }

  @Test(
    "Only http and https URLs with a host are fetched",
    arguments: [
      "file:///etc/hostname", "ftp://127.0.0.1/a", "data:image/png;base64,", "a.png", "http:///a",
    ])
  func unsupported(_ text: String) async throws {
    try await withServer {
      $0.respond(body: pngBytes())
    } _: { fixture in
      let url = try #require(URL(string: text))
      #expect(await fixture.loader().failure(at: url) == .unsupportedURL)
      #expect(fixture.server.requests.isEmpty)
    }
  }

  @Test("Callers that ask for one picture at the same time share one request")
  func coalescing() async throws {
    let gate = DispatchSemaphore(value: 0)
    try await withServer { connection in
      if connection.request.path == "/a.png" { gate.wait() }
      connection.respond("200 OK", ["Cache-Control": "max-age=60"], body: pngBytes())
    } _: { fixture in
      let loader = fixture.loader()
      let url = try fixture.server.url("/a.png")
      let loads = (0..<8).map { _ in Task { try await loader.data(from: url) } }
      // By the time that this is there, the others have asked; one that has not finds the copy.
      _ = try await loader.data(from: fixture.server.url("/b.png"))
      for _ in loads { gate.signal() }
      for load in loads { #expect(try await load.value == pngBytes()) }
      #expect(fixture.server.requests.filter { $0.path == "/a.png" }.count == 1)
    }
  }

  @Test("Different pictures are fetched at the same time")
  func concurrency() async throws {
    let arrived = DispatchSemaphore(value: 0)
    let gate = DispatchSemaphore(value: 0)
    try await withServer { connection in
      arrived.signal()
      gate.wait()
      connection.respond(body: pngBytes())
    } _: { fixture in
      let loader = fixture.loader()
      let loads = try ["/a", "/b", "/c"].map { name in
        let url = try fixture.server.url(name)
        return Task { try await loader.data(from: url) }
      }
      // All three are at the server before it answers the first.
      await blocking { for _ in loads { arrived.wait() } }
      for _ in loads { gate.signal() }
      for load in loads { #expect(try await load.value == pngBytes()) }
    }
  }

  @Test("The default folder is the user's folder for caches")
  func defaultFolder() throws {
    let folder = try #require(HTTPPictureLoader.defaultCacheFolder)
    let caches = try #require(
      FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
    #expect(folder.path == caches.path + "/PosterScroll/Pictures")
  }
}

/// Waits for something that blocks, away from the threads that tasks run on.
func blocking(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      body()
      continuation.resume()
    }
  }
}
