/// When a pager that is left alone moves on by itself.
///
/// Driven by the clock that the pager is given; has no timer of its own.
public struct AutoAdvance: Equatable, Sendable {
  /// The shortest time for which a page rests, in seconds.
  public static let shortestInterval = 1.0

  /// How long a page rests before the pager moves on, in seconds, at least ``shortestInterval``;
  /// nil for never. Not a number, or infinite, is never.
  public var interval: Double? {
    didSet { interval = AutoAdvance.sanitized(interval) }
  }

  private var restarted: Double
  private var isVisible = true

  /// Counts from `time` on, in seconds.
  ///
  /// - Parameters:
  ///   - interval: see ``interval``.
  ///   - time: the time of the pager's clock, in seconds.
  public init(interval: Double?, at time: Double) {
    self.interval = AutoAdvance.sanitized(interval)
    restarted = time
  }

  /// Counts the interval from `time` on.
  public mutating func restart(at time: Double) {
    restarted = time
  }

  /// Time in which the pager cannot be seen does not count, and its end restarts the interval.
  public mutating func setVisible(_ isVisible: Bool, at time: Double) {
    self.isVisible = isVisible
    restart(at: time)
  }

  /// When the pager moves on, if it came to rest at `restBegan` seconds; nil for never.
  public func due(restBegan: Double) -> Double? {
    guard let interval, isVisible else { return nil }
    return max(restBegan, restarted) + interval
  }

  private static func sanitized(_ interval: Double?) -> Double? {
    guard let interval, interval.isFinite else { return nil }
    return max(interval, shortestInterval)
  }
}
