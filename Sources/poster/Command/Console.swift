import Glibc

/// Standard error, for people.
enum Console {
  /// Writes text as it is; a reader that has gone is no concern of the work.
  static func writeError(_ text: String) {
    try? FileDescriptor.write(text.utf8, to: STDERR_FILENO)
  }

  /// One line about what went wrong, in the form that all commands share.
  static func report(_ message: String) { writeError("poster: \(message)\n") }
}
