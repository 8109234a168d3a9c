/// Turns touches on a view into one gesture.
@MainActor open class UIGestureRecognizer: NSObject {
  /// The view that it listens to.
  public internal(set) weak var view: UIView?

  /// Whether it recognises anything.
  open var isEnabled = true
}
