/// Whole notches of a wheel, out of the fractions that fine wheels send.
struct NotchCounter: Equatable, Sendable {
  /// More notches than any hand turns between two frames.
  private static let limit = 1000.0

  /// What ten turns of 0.1 may be short of a whole notch.
  private static let tolerance = 1e-9

  private var remainder = 0.0

  /// Adds a turn and returns the whole notches it completes, signed as the turn is.
  ///
  /// A turn the other way forgets what was left of the last one. Not finite counts as nothing.
  mutating func add(_ notches: Double) -> Int {
    guard notches.isFinite else { return 0 }
    if notches * remainder < 0 { remainder = 0 }
    remainder = max(-NotchCounter.limit, min(remainder + notches, NotchCounter.limit))
    let tolerance = remainder < 0 ? -NotchCounter.tolerance : NotchCounter.tolerance
    let whole = (remainder + tolerance).rounded(.towardZero)
    remainder -= whole
    return Int(whole)
  }
}
