/// Turns the display server's times into those of the frame clock, in seconds.
///
/// Servers count milliseconds in 32 bits, which start again every 49.7 days. On this machine they
/// are the monotonic clock's; a server elsewhere has a clock of its own, and then the event that
/// came through fastest so far stands for no delay.
struct EventClock {
  /// An event that seems older than this was stamped by another clock.
  private static let longestDelay: Int32 = 1000

  private var shortestDelay: Int32?

  /// The time of an event that was received at `now` and stamped `stamp`; 0 is no stamp. Never
  /// later than `now`.
  mutating func seconds(of stamp: UInt32, receivedAt now: Double) -> Double {
    guard stamp != 0 else { return now }
    let milliseconds = Int((now * 1000).rounded(.down))
    let delay = Int32(bitPattern: UInt32(truncatingIfNeeded: milliseconds) &- stamp)
    let isSameClock = (-Self.longestDelay...Self.longestDelay).contains(delay)
    guard !isSameClock else { return Double(milliseconds - Int(max(delay, 0))) / 1000 }
    let fastest = min(shortestDelay ?? delay, delay)
    shortestDelay = fastest
    return Double(milliseconds - Int(delay &- fastest)) / 1000
  }
}
