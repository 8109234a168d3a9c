/// What a pager is doing.
public enum PagerState: Equatable, Sendable {
  /// At rest on a page.
  case idle
  /// Following a finger.
  case dragging
  /// Coming to rest after a gesture.
  case settling
  /// On its way to a page after a key, a wheel notch, a call or an automatic advance.
  case animating
}
