import PosterImages
import Synchronization

/// Runs work when it is told to.
final class ManualExecutor: PictureExecutor {
  private let works = Mutex<[@Sendable () -> Void]>([])

  func run(_ work: @escaping @Sendable () -> Void) {
    works.withLock { $0.append(work) }
  }

  /// Runs everything that waits.
  func runAll() {
    while let work = works.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { work() }
  }
}
