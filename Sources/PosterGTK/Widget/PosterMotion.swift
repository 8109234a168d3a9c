internal import GtkInterop

/// Keeps frames coming while something moves or fades, and wakes the stage when it is due; asleep otherwise.
@MainActor
final class PosterMotion {
  private let stage: PosterStage
  private let canvas: Canvas
  private var tick: TickCallback?
  private var wakeUp: (due: Double, timeout: Timeout)?

  init(stage: PosterStage, canvas: Canvas) {
    self.stage = stage
    self.canvas = canvas
  }

  /// Whether the frame clock runs.
  var isTicking: Bool { tick != nil }

  /// Whether the stage is to be woken at some time.
  var isWaiting: Bool { wakeUp != nil }

  /// Looks at what the stage needs next. Call it after every change.
  func schedule() {
    let isMoving = stage.isMoving && canvas.isMapped
    tick =
      isMoving ? tick ?? TickCallback(canvas) { [weak self] in self?.stage.advance(to: $0) } : nil
    guard !isMoving, let due = stage.nextWakeUp else { return wakeUp = nil }
    guard due != wakeUp?.due else { return }
    let timeout = Timeout(after: due - MonotonicClock.now) { [weak self] in self?.awake(at: due) }
    wakeUp = (due, timeout)
  }

  /// Timeouts are whole milliseconds, rounded up, so that the stage is due.
  private func awake(at due: Double) {
    wakeUp = nil
    stage.advance(to: max(due, MonotonicClock.now))
  }
}
