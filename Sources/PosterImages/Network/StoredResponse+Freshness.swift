import Foundation

/// How long an answer may be used (RFC 9111, 4.2). All times are in seconds.
extension StoredResponse {
  /// What a server that says nothing is given of the time since the last modification.
  static let heuristicFraction = 0.1
  /// The longest that such a guess may be.
  static let longestHeuristicLifetime: TimeInterval = 24 * 3600
  /// The lifetime when not even the last modification is known: long enough to swipe back and
  /// forth, short enough not to be noticed.
  static let unstatedLifetime: TimeInterval = 300

  private var cacheControl: CacheControl { CacheControl(headers["Cache-Control"]) }

  private func date(_ name: String) -> Date? {
    headers[name].flatMap { HTTPDate.parse($0, now: received) }
  }

  /// When the server made the answer, by its own clock where it says so.
  private var made: Date { date("Date") ?? received }

  /// How old an answer may become before it is stale.
  var lifetime: TimeInterval {
    let control = cacheControl
    guard !control.isConfirmedAlways else { return 0 }
    if let maxAge = control.maxAge { return TimeInterval(maxAge) }
    guard headers["Expires"] == nil else {
      // A date that cannot be read, such as 0, is in the past.
      return date("Expires").map { max($0.timeIntervalSince(made), 0) } ?? 0
    }
    return heuristicLifetime
  }

  private var heuristicLifetime: TimeInterval {
    guard HTTPStatus.allowsHeuristicFreshness(status) else { return 0 }
    guard let modified = date("Last-Modified") else { return Self.unstatedLifetime }
    let unchanged = max(made.timeIntervalSince(modified), 0)
    return min(unchanged * Self.heuristicFraction, Self.longestHeuristicLifetime)
  }

  /// How old the answer was when it arrived, caches on the way included.
  private var ageOnArrival: TimeInterval {
    let apparent = max(received.timeIntervalSince(made), 0)
    let delay = max(received.timeIntervalSince(requested), 0)
    let stated = headers["Age"].flatMap(Int.init).map { TimeInterval(max($0, 0)) } ?? 0
    return max(apparent, stated + delay)
  }

  /// How old the answer is; at least as old as on arrival.
  func age(at now: Date) -> TimeInterval {
    ageOnArrival + max(now.timeIntervalSince(received), 0)
  }

  /// True when it may be used without asking. Never when the clock stands before its arrival:
  /// then its age is unknown.
  func isFresh(at now: Date) -> Bool {
    now >= received && age(at: now) < lifetime
  }

  /// True when it may stand in for a server that is down.
  ///
  /// - Parameter limit: How long after it went stale, when the server does not say.
  func maySubstitute(at now: Date, limit: TimeInterval) -> Bool {
    let control = cacheControl
    guard !control.isConfirmedAlways, !control.isConfirmedWhenStale else { return false }
    let allowed = control.staleIfError.map(TimeInterval.init) ?? limit
    return age(at: now) - lifetime <= allowed
  }
}
