/// What a poster scroll view is doing.
enum ScrollActivity: Equatable {
  /// Nothing moves.
  case resting
  /// A finger drags.
  case dragging
  /// The content runs to a page by itself: after a finger, or for the app. A virtual index.
  case running(to: Int)
}
