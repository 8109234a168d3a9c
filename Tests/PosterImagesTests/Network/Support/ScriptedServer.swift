import Foundation

@testable import PosterImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An HTTP server on this machine that does to each request what a script says, well or badly.
///
/// Each connection has a thread of its own, which may block, and serves one request.
final class ScriptedServer: Sendable {
  typealias Script = @Sendable (ServerConnection) -> Void

  private struct State {
    var isStopped = false
    var open: Set<Int32> = []
    var requests: [ServerRequest] = []
  }

  private let listener: LocalPort
  private let state = Locked(State())

  init(script: @escaping Script) throws {
    listener = try LocalPort()
    guard listen(listener.socket, 64) == 0 else { throw LocalPort.NotAvailable() }
    Thread.detachNewThread { [self] in accept(script) }
  }

  var port: UInt16 { listener.number }

  func url(_ path: String) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      throw LocalPort.NotAvailable()
    }
    return url
  }

  /// Everything that was asked for so far, in order.
  var requests: [ServerRequest] { state.withLock { $0.requests } }

  /// Ends every connection. Later ones are refused.
  func stop() {
    let open = state.withLock { state in
      state.isStopped = true
      return state.open
    }
    shutdown(listener.socket, Int32(SHUT_RDWR))
    for socket in open { shutdown(socket, Int32(SHUT_RDWR)) }
  }

  private func accept(_ script: @escaping Script) {
    while true {
      let socket = systemAccept()
      guard socket >= 0 else { break }
      let isWanted = state.withLock { state in
        guard !state.isStopped else { return false }
        state.open.insert(socket)
        return true
      }
      guard isWanted else {
        close(socket)
        break
      }
      Thread.detachNewThread { [self] in serve(socket, script) }
    }
  }

  private func systemAccept() -> Int32 {
    while true {
      #if canImport(Darwin)
        let socket = Darwin.accept(listener.socket, nil, nil)
      #elseif canImport(Musl)
        let socket = Musl.accept(listener.socket, nil, nil)
      #else
        let socket = Glibc.accept(listener.socket, nil, nil)
      #endif
      guard socket < 0, errno == EINTR || errno == ECONNABORTED else { return socket }
    }
  }

  private func serve(_ socket: Int32, _ script: Script) {
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    if let request = ServerRequest(readFrom: socket) {
      let number = state.withLock { state in
        state.requests.append(request)
        return state.requests.count
      }
      script(ServerConnection(socket: socket, request: request, number: number))
    }
    shutdown(socket, Int32(SHUT_RDWR))
    // Forgotten before its number can be given to another connection.
    state.withLock { _ = $0.open.remove(socket) }
    close(socket)
  }
}
