extension UIView {
  /// How a view's content fits its bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// Whole, its proportions kept.
    case scaleAspectFit
    /// Covering the bounds, its proportions kept.
    case scaleAspectFill
  }
}
