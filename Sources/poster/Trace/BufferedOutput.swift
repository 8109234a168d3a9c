/// Lines on their way to a file descriptor, in large pieces.
final class BufferedOutput {
  private static let capacity = 1 << 16

  private var pending = ""
  private let write: (String) -> Void

  /// Makes an output; `write` takes each piece, and is the standard output by default.
  init(write: @escaping (String) -> Void = Console.write) {
    self.write = write
  }

  func write(line: String) {
    pending += line
    pending += "\n"
    if pending.utf8.count >= BufferedOutput.capacity { flush() }
  }

  func flush() {
    write(pending)
    pending = ""
  }
}
