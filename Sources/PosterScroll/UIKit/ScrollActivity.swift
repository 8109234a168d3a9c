/// What a poster scroll view is doing.
enum ScrollActivity: Equatable {
  /// Nothing moves.
  case resting
  /// A finger drags, since the content stood at a page. A virtual index.
  case dragging(from: Int)
  /// The content runs to a page by itself: after a finger, or for the app. A virtual index.
  case running(to: Int)

  /// Whether a finger drags.
  var isDragging: Bool {
    if case .dragging = self { true } else { false }
  }

  /// Whether the content runs by itself.
  var isRunning: Bool {
    if case .running = self { true } else { false }
  }

  /// The same, with its page called by another number.
  func renumbered(_ number: (Int) -> Int) -> ScrollActivity {
    switch self {
    case .resting: .resting
    case .dragging(let page): .dragging(from: number(page))
    case .running(let page): .running(to: number(page))
    }
  }
}
