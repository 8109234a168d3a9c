/// A clock that can be asked to call back.
@MainActor protocol AdvanceTimer: AnyObject {
  /// The time, in seconds; it stands still while the device sleeps.
  var now: Double { get }

  /// Calls back once, when a number of seconds has passed; in the place of what was waited for.
  func start(after seconds: Double, _ action: @escaping @MainActor () -> Void)

  /// Waits for nothing.
  func cancel()
}

/// The system's clock.
final class SystemAdvanceTimer: AdvanceTimer {
  /// Thirty years: the end of times that are near the last one that a clock can tell traps.
  private static let longestWait = 1e9

  private let clock = SuspendingClock()
  private let start = SuspendingClock().now
  private var task: Task<Void, Never>?

  var now: Double { start.duration(to: clock.now).seconds }

  func start(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
    cancel()
    let wait = Duration.seconds(min(seconds, SystemAdvanceTimer.longestWait))
    task = Task { [clock] in
      try? await clock.sleep(for: wait)
      if !Task.isCancelled { action() }
    }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }

  deinit {
    task?.cancel()
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
