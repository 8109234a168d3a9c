import Glibc

/// One line on a terminal that says how far long work has come, and goes when it is done.
///
/// Without a terminal nothing is written. A class, since the line is gone with its owner, whichever
/// way that ends.
final class ProgressLine {
  private let total: Int
  private let isTerminal: Bool
  private var shownPercent = -1

  /// Moves to the start of the line and clears it.
  private static let clear = "\r\u{1B}[K"

  init(total: Int, isTerminal: Bool = isatty(STDERR_FILENO) == 1) {
    self.total = total
    self.isTerminal = isTerminal
  }

  /// Shows that `done` of the total are done.
  func update(_ done: Int) {
    guard isTerminal, total > 1 else { return }
    let percent = done * 100 / total
    guard percent != shownPercent else { return }
    shownPercent = percent
    Console.writeError("\(Self.clear)frame \(done) of \(total)")
  }

  /// Takes the line away, so that something else can be written.
  func erase() {
    guard shownPercent >= 0 else { return }
    shownPercent = -1
    Console.writeError(Self.clear)
  }

  deinit { erase() }
}
