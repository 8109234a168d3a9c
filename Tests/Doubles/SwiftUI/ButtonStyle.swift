/// A look of buttons.
public protocol PrimitiveButtonStyle {}

/// Buttons that look like what is on them.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Buttons that look like what is on them.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
  /// Sets the look of the view's buttons.
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    Wrapper(self, Unmodelled())
  }
}
