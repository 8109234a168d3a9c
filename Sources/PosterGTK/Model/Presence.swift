/// Something that is there for a while after something happened, and then leaves. Times are in
/// seconds.
struct Presence: Equatable {
  /// How long it stays.
  var hold: Double
  /// How long it takes to leave; 0 for at once.
  var fade: Double
  private var last: Double

  /// Something that is there from a time on.
  init(hold: Double, fade: Double = 0, from time: Double) {
    self.hold = hold
    self.fade = fade
    last = time
  }

  /// Something happened: it is there, from now on as long as ever.
  mutating func renew(at time: Double) {
    last = max(last, time)
  }

  /// How much of it is there at a time, 0 to 1.
  func opacity(at time: Double) -> Double {
    let leaving = time - last - hold
    guard leaving >= 0 else { return 1 }
    return leaving < fade ? 1 - leaving / fade : 0
  }

  /// Whether it is leaving at a time.
  func isFading(at time: Double) -> Bool {
    (0..<fade).contains(time - last - hold)
  }

  /// When it will start to leave; nil where it does already, or has.
  func departure(after time: Double) -> Double? {
    time < last + hold ? last + hold : nil
  }
}
