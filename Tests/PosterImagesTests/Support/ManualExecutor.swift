@testable import PosterImages

/// Work that waits until the test runs it, on the test's own thread.
final class ManualExecutor: PictureExecutor {
  private let waiting = Locked<[@Sendable () -> Void]>([])

  var count: Int { waiting.withLock { $0.count } }

  func run(_ work: @escaping @Sendable () -> Void) {
    waiting.withLock { $0.append(work) }
  }

  /// Runs what waits, and what comes meanwhile.
  func runAll() {
    while let work = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { work() }
  }
}
