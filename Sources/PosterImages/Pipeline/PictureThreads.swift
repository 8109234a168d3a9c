import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A fixed number of threads of their own, which yield to those that draw.
///
/// Decoding blocks for long: on the threads that Swift's tasks share it would hold up all of them.
public final class PictureThreads: PictureExecutor {
  /// How far a thread stands back. A decode still gets what nobody else takes.
  private static let niceness: Int32 = 10
  /// Drawings nest deeply, and a secondary thread's stack is small on some systems.
  private static let stackByteCount = 4 << 20

  private let work = PictureWorkQueue()

  /// As many threads as that, at least one. They end with the last reference to this.
  public init(count: Int) {
    for index in 0..<max(count, 1) {
      let thread = Thread { [work] in
        Self.standBack()
        Self.asDecoder { while let next = work.next() { next() } }
      }
      thread.name = "PosterImages \(index)"
      thread.stackSize = Self.stackByteCount
      thread.qualityOfService = .utility
      thread.start()
    }
  }

  deinit {
    work.stop()
  }

  /// Runs the work after what came before it.
  public func run(_ work: @escaping @Sendable () -> Void) {
    self.work.append(work)
  }

  /// Runs `body` where a decoder works best, rather than change threads for each picture.
  private static func asDecoder(_ body: () -> Void) {
    #if canImport(CVips)
      VipsThread.run(body)
    #else
      body()
    #endif
  }

  private static func standBack() {
    #if canImport(Glibc)
      // On Linux this is about the calling thread alone.
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
    #endif
  }
}

/// Work in the order in which it came, for threads that wait for it.
private final class PictureWorkQueue: @unchecked Sendable {
  private let condition = NSCondition()
  // Both are touched with the condition's lock held.
  private var waiting: [@Sendable () -> Void] = []
  private var isStopped = false

  func append(_ work: @escaping @Sendable () -> Void) {
    condition.lock()
    waiting.append(work)
    condition.unlock()
    condition.signal()
  }

  func stop() {
    condition.lock()
    isStopped = true
    condition.unlock()
    condition.broadcast()
  }

  /// The next work, as soon as there is some; nil once stopped and nothing is left.
  func next() -> (@Sendable () -> Void)? {
    condition.lock()
    defer { condition.unlock() }
    while waiting.isEmpty {
      guard !isStopped else { return nil }
      condition.wait()
    }
    return waiting.removeFirst()
  }
}
