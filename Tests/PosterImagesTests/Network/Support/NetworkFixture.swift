import Foundation

@testable import PosterImages

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A calendar that stands still until it is moved, and pauses that take no time.
final class TestClock: Sendable {
  /// 2026-01-01 00:00:00 GMT.
  static let start = Date(timeIntervalSince1970: 1_767_225_600)

  private let state = Locked((date: TestClock.start, pauses: [Duration]()))

  var date: Date { state.withLock { $0.date } }

  /// The pauses between attempts so far.
  var pauses: [Duration] { state.withLock { $0.pauses } }

  func advance(by seconds: TimeInterval) {
    state.withLock { $0.date.addTimeInterval(seconds) }
  }

  var clock: HTTPClock {
    var clock = HTTPClock.system
    clock.date = { self.date }
    clock.pause = { pause in self.state.withLock { $0.pauses.append(pause) } }
    return clock
  }
}

/// A folder that goes with the test.
final class ScratchFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("poster-network-\(UUID().uuidString)", isDirectory: true)

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The names of the files, in order.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}

/// A server, a clock and a cache's folder.
struct NetworkFixture: Sendable {
  let server: ScriptedServer
  let clock = TestClock()
  let folder = ScratchFolder()

  func loader(
    options: HTTPPictureOptions = HTTPPictureOptions(), isCaching: Bool = true
  ) -> HTTPPictureLoader {
    HTTPPictureLoader(
      cacheFolder: isCaching ? folder.url : nil, options: options, clock: clock.clock, seed: 1,
      configuration: .ephemeral)
  }
}

/// Runs a test against a server that answers as `script` says.
func withServer<Result>(
  _ script: @escaping ScriptedServer.Script, _ body: (NetworkFixture) async throws -> Result
) async throws -> Result {
  let fixture = NetworkFixture(server: try ScriptedServer(script: script))
  defer { fixture.server.stop() }
  return try await body(fixture)
}

extension HTTPPictureLoader {
  /// Why there is no picture; nil when there is one.
  func failure(at url: URL) async -> HTTPFailure? {
    do throws(HTTPPictureError) {
      _ = try await data(from: url)
      return nil
    } catch { return error.failure }
  }
}

/// Bytes that begin like a PNG; the loader does not look further.
func pngBytes(count: Int = 1000) -> Data {
  let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  return Data((signature + (0..<max(count - 8, 0)).map { UInt8($0 % 251) }).prefix(count))
}
