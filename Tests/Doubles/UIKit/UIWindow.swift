/// The root of a view tree. In the double it shows from the start.
@MainActor open class UIWindow: UIView {
  /// The scene that the window is of.
  open weak var windowScene: UIWindowScene?

  /// Itself.
  open override var window: UIWindow? { self }
}
