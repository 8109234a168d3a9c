/// What moves a scroll view.
enum ScrollMotion: Equatable {
  case idle
  /// A finger is down and has not moved far enough to drag.
  case touching(from: CGPoint)
  /// A finger drags; `start` is the content offset at which it began.
  case dragging(last: CGPoint, start: CGPoint)
  /// The content runs to a page after the finger.
  case decelerating(to: CGPoint)
  /// The app's `setContentOffset(_:animated:)` runs.
  case animating(to: CGPoint)

  var isRunning: Bool { runningTarget != nil }

  /// Where a movement without a finger ends.
  var runningTarget: CGPoint? {
    switch self {
    case .decelerating(let target), .animating(let target): target
    case .idle, .touching, .dragging: nil
    }
  }
}
