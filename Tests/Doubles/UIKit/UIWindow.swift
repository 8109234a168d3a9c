/// The root of a view tree.
@MainActor open class UIWindow: UIView {
  /// Itself.
  open override var window: UIWindow? { self }
}
