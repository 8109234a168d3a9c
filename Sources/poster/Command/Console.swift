import Glibc

/// Standard output and standard error.
enum Console {
  static func write(_ text: String) { write(text, to: STDOUT_FILENO) }

  static func writeError(_ text: String) { write(text, to: STDERR_FILENO) }

  /// One line about what went wrong, in the form that all commands share.
  static func report(_ message: String) { writeError("poster: \(message)\n") }

  /// Unbuffered, and in one piece where the system takes it; a reader that has gone is no concern
  /// of the work.
  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
