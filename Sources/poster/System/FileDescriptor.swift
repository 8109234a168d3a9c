import Glibc

/// What the command does with file descriptors that it was given or has opened.
enum FileDescriptor {
  /// Why the system did not take all bytes: its error code.
  struct WriteError: Error, Equatable {
    let code: Int32
  }

  /// Writes all bytes, unbuffered, and in one piece where the system takes it.
  static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(WriteError) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw WriteError(code: count < 0 ? errno : ENOSPC) }
      rest = rest.dropFirst(count)
    }
  }
}
