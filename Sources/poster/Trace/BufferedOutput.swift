/// Lines on their way to a file descriptor, in large pieces.
final class BufferedOutput {
  private static let capacity = 1 << 16

  private var pending = ""
  private let write: (String) throws -> Void

  /// Makes an output; `write` takes each piece.
  init(write: @escaping (String) throws -> Void) {
    self.write = write
  }

  func write(line: String) throws {
    pending += line
    pending += "\n"
    if pending.utf8.count >= BufferedOutput.capacity { try flush() }
  }

  func flush() throws {
    let piece = pending
    pending = ""
    try write(piece)
  }
}
