/// What is done to whatever is behind a view.
@MainActor open class UIVisualEffect: NSObject {}

/// Whatever is behind a view, blurred.
@MainActor open class UIBlurEffect: UIVisualEffect {
  /// How much it is blurred, and into which brightness.
  public enum Style: Int, Sendable {
    /// As light or dark as the interface.
    case regular = 4
  }

  let style: Style

  /// A blur of a style.
  public init(style: Style) {
    self.style = style
  }
}

/// A view that does something to what is behind it.
@MainActor open class UIVisualEffectView: UIView {
  /// What it does.
  open var effect: UIVisualEffect?

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// A view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
