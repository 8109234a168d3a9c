import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A port of this machine that nobody else gets. Connections are refused until somebody listens.
final class LocalPort: Sendable {
  struct NotAvailable: Error {
    let code = errno
  }

  let socket: Int32
  let number: UInt16

  init() throws {
    let descriptor = Self.streamSocket()
    guard descriptor >= 0 else { throw NotAvailable() }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isBound else { throw NotAvailable() }
    socket = descriptor
    number = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(socket) }

  private static func streamSocket() -> Int32 {
    #if canImport(Darwin)
      Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #elseif canImport(Musl)
      Musl.socket(AF_INET, SOCK_STREAM, 0)
    #else
      Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
  }
}
