@testable import PosterScroll

/// A clock that a test turns.
@MainActor final class ManualTimer: AdvanceTimer {
  private(set) var now = 100.0
  private(set) var due: Double?
  private var action: (@MainActor () -> Void)?

  func start(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
    due = now + seconds
    self.action = action
  }

  func cancel() {
    due = nil
    action = nil
  }

  /// Lets time pass; what falls due is done in its time.
  func pass(_ seconds: Double) {
    let end = now + seconds
    while let due, due <= end {
      now = due
      fire()
    }
    now = end
  }

  /// Stands still for a while, as in a suspended app: what fell due is done once, late.
  func pause(_ seconds: Double) {
    now += seconds
    if let due, due <= now { fire() }
  }

  private func fire() {
    let action = action
    cancel()
    action?()
  }
}
