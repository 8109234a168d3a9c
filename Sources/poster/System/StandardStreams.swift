import Glibc

/// The descriptors 0, 1 and 2: standard input, output and error.
enum StandardStreams {
  /// Fills those of them that the program was started without.
  ///
  /// Otherwise the next file that is opened gets the number, and what is written for people ends up
  /// in it. A filled one can be used as little as before: reading from it or writing to it fails.
  static func fillGaps() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      let uselessMode = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      // It gets the lowest number that is free: this one.
      _ = open("/dev/null", uselessMode)
    }
  }
}
