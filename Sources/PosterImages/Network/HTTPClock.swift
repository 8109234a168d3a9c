import Foundation

/// The time, and the two ways of letting it pass.
struct HTTPClock: Sendable {
  /// The calendar's time, which people and networks turn.
  var date: @Sendable () -> Date

  /// The time since some moment, which nobody turns.
  var uptime: @Sendable () -> Duration

  /// Waits for a time-out to become due.
  var sleep: @Sendable (Duration) async throws -> Void

  /// Waits before the next attempt.
  var pause: @Sendable (Duration) async throws -> Void

  /// The machine's clocks.
  static var system: HTTPClock {
    let start = ContinuousClock.now
    return HTTPClock(
      date: { Date() },
      uptime: { ContinuousClock.now - start },
      sleep: { try await Task.sleep(for: $0) },
      pause: { try await Task.sleep(for: $0) })
  }
}
