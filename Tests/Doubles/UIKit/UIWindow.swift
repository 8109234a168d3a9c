/// The root of a view tree.
@MainActor open class UIWindow: UIView {
  /// Who receives keys. The double's own.
  weak var firstResponder: UIResponder?

  /// What has the focus in this window. The double's own.
  lazy var focusSystem = UIFocusSystem(window: self)

  /// Itself.
  open override var window: UIWindow? { self }
}
