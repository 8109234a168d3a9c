import Glibc

/// Standard output and standard error.
enum Console {
  static func write(_ text: String) { write(text, to: STDOUT_FILENO) }

  static func writeError(_ text: String) { write(text, to: STDERR_FILENO) }

  /// One line about what went wrong, in the form that all commands share.
  static func report(_ message: String) { writeError("poster: \(message)\n") }

  /// A reader that has gone is no concern of the work.
  private static func write(_ text: String, to descriptor: Int32) {
    try? FileDescriptor.write(text.utf8, to: descriptor)
  }
}
