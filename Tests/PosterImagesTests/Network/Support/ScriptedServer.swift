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

  struct CannotListen: Error {
    let code = errno
  }

  private struct State {
    var isStopped = false
    var open: Set<Int32> = []
    var requests: [ServerRequest] = []
  }

  let port: UInt16
  private let listener: Int32
  private let state = Locked(State())

  init(script: @escaping Script) throws {
    let listener = socket(AF_INET, Self.streamType, 0)
    guard listener >= 0 else { throw CannotListen() }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isListening else { throw CannotListen() }
    self.listener = listener
    self.port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [self] in accept(script) }
  }

  private static var streamType: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }

  func url(_ path: String) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw CannotListen() }
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
    shutdown(listener, Int32(SHUT_RDWR))
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
    close(listener)
  }

  private func systemAccept() -> Int32 {
    while true {
      #if canImport(Darwin)
        let socket = Darwin.accept(listener, nil, nil)
      #elseif canImport(Musl)
        let socket = Musl.accept(listener, nil, nil)
      #else
        let socket = Glibc.accept(listener, nil, nil)
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
