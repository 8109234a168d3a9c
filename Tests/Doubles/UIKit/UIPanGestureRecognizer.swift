/// A finger that moves over a view.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}
