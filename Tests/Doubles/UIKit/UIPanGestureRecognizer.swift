/// A finger that moves over a view.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The wheels and touchpads that count as a finger, too. A plain recogniser hears none; what a
  /// scroll view's starts with is not documented, so that the double's starts with none as well.
  @available(tvOS, unavailable) open var allowedScrollTypesMask: UIScrollTypeMask = []
}
