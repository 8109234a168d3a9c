/// When a picture has to be there.
struct HTTPDeadline: Sendable {
  /// In the clock's `uptime`.
  let time: Duration

  /// How long after the start that is, for the error.
  let allowed: Duration

  init(_ allowed: Duration, from start: Duration) {
    self.time = start + allowed
    self.allowed = allowed
  }
}
