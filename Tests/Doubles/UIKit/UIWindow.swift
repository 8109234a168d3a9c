/// The root of a view tree. In the double it shows from the start.
@MainActor open class UIWindow: UIView {
  /// The scene that the window is of.
  open weak var windowScene: UIWindowScene?

  /// Who receives keys. The double's own.
  weak var firstResponder: UIResponder?

  /// What has the focus in this window. The double's own.
  lazy var focusSystem = UIFocusSystem(window: self)

  /// Itself.
  open override var window: UIWindow? { self }
}
