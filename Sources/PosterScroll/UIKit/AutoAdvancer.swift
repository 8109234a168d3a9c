internal import PosterEngine

/// Counts how long a page has rested, and says when it is time for the next one.
@MainActor final class AutoAdvancer {
  /// It is time.
  var onDue: (() -> Void)?

  /// The count began anew, or ended.
  var onCount: ((_ isCounting: Bool) -> Void)?

  private var rule: AutoAdvance
  private let timer: any AdvanceTimer
  private var restBegan: Double?

  /// Counts by a clock.
  init(timer: any AdvanceTimer) {
    self.timer = timer
    rule = AutoAdvance(interval: nil, at: timer.now)
    restBegan = timer.now
  }

  /// How long a page rests, in seconds; nil for ever.
  var interval: Double? {
    get { rule.interval }
    set {
      guard newValue != rule.interval else { return }
      rule.interval = newValue
      restart()
    }
  }

  /// Something moves, or nothing does any longer.
  func setResting(_ isResting: Bool) {
    restBegan = isResting ? timer.now : nil
    count()
  }

  /// Whether the view can be seen; time in which it cannot does not count.
  func setVisible(_ isVisible: Bool) {
    rule.setVisible(isVisible, at: timer.now)
    count()
  }

  /// Somebody did something: the page rests for the whole time from now on.
  func restart() {
    rule.restart(at: timer.now)
    count()
  }

  private func count() {
    guard let restBegan, let due = rule.due(restBegan: restBegan) else {
      timer.cancel()
      onCount?(false)
      return
    }
    timer.start(after: max(0, due - timer.now)) { [weak self] in self?.onDue?() }
    onCount?(true)
  }
}
