import Foundation
import Testing

@testable import PosterImages

@Suite("Cancelling a fetch", .timeLimit(.minutes(5)))
struct HTTPPictureLoaderCancellationTests {
  @Test("The caller returns at once and the connection ends", arguments: ["", "head", "body"])
  func cancelling(_ part: String) async throws {
    let arrived = DispatchSemaphore(value: 0)
    let ended = DispatchSemaphore(value: 0)
    try await withServer { connection in
      if part == "head" { connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n") }
      if part == "body" {
        connection.respond("200 OK", ["Content-Length": "1000"], body: pngBytes(count: 500))
      }
      arrived.signal()
      connection.stall()
      ended.signal()
    } _: { fixture in
      let loader = fixture.loader()
      let url = try fixture.server.url("/a.png")
      let load = Task { await loader.failure(at: url) }
      await blocking { arrived.wait() }
      load.cancel()
      #expect(await load.value == .cancelled)
      await blocking { ended.wait() }
      #expect(fixture.folder.names.isEmpty)
    }
  }

  @Test("A task that is cancelled already makes no request")
  func cancelledBefore() async throws {
    try await withServer {
      $0.respond(body: pngBytes())
    } _: { fixture in
      let loader = fixture.loader()
      let url = try fixture.server.url("/a.png")
      let load = Task {
        while !Task.isCancelled { await Task.yield() }
        return await loader.failure(at: url)
      }
      load.cancel()
      #expect(await load.value == .cancelled)
    }
  }

  @Test("One caller that leaves does not take the picture from another")
  func sharing() async throws {
    let arrived = DispatchSemaphore(value: 0)
    let gate = DispatchSemaphore(value: 0)
    try await withServer { connection in
      arrived.signal()
      gate.wait()
      connection.respond(body: pngBytes())
    } _: { fixture in
      let loader = fixture.loader()
      let url = try fixture.server.url("/a.png")
      let stays = Task { try await loader.data(from: url) }
      await blocking { arrived.wait() }
      let leaves = Task { await loader.failure(at: url) }
      leaves.cancel()
      #expect(await leaves.value == .cancelled)
      gate.signal()
      #expect(try await stays.value == pngBytes())
    }
  }

  @Test("A pause before another attempt ends too")
  func cancellingPause() async throws {
    let paused = DispatchSemaphore(value: 0)
    try await withServer {
      $0.respond("500 X")
    } _: { fixture in
      var clock = fixture.clock.clock
      clock.pause = { _ in
        paused.signal()
        try await Task.sleep(for: .seconds(3600))
      }
      let loader = HTTPPictureLoader(
        cacheFolder: nil, options: HTTPPictureOptions(), clock: clock, seed: 1,
        configuration: .ephemeral)
      let url = try fixture.server.url("/a.png")
      let load = Task { await loader.failure(at: url) }
      await blocking { paused.wait() }
      load.cancel()
      #expect(await load.value == .cancelled)
      #expect(fixture.server.requests.count == 1)
    }
  }

  @Test("A loader that goes away closes its connections")
  func release() async throws {
    let ended = DispatchSemaphore(value: 0)
    try await withServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
      connection.send(pngBytes())
      // The connection could serve another request: it ends with the client's session only.
      connection.stall()
      ended.signal()
    } _: { fixture in
      let url = try fixture.server.url("/a.png")
      for _ in 0..<10 { _ = try await fixture.loader(isCaching: false).data(from: url) }
      await blocking { for _ in 0..<10 { ended.wait() } }
    }
  }
}
