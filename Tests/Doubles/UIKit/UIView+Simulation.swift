// What the double does in the place of a device; tests only.
extension UIView {
  /// The window, a rotation or a split changes the view's size, its top left corner staying; then a
  /// frame is drawn.
  public func simulateResize(to size: CGSize) {
    frame = CGRect(origin: frame.origin, size: size)
    commitFrame()
  }

  /// Puts the view, and all in it, on a screen of this scale in a language of this direction, on a
  /// device of this kind.
  public func simulateTraits(
    displayScale: CGFloat, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone
  ) {
    simulatedTraits = UITraitCollection(
      displayScale: displayScale, layoutDirection: layoutDirection,
      userInterfaceIdiom: userInterfaceIdiom)
    setNeedsLayoutInTree()
  }

  /// Bars or a notch cover edges of the view; then a frame is drawn.
  public func simulateSafeArea(_ insets: UIEdgeInsets) {
    safeAreaInsets = insets
    safeAreaInsetsDidChange()
    commitFrame()
  }

  private func setNeedsLayoutInTree() {
    setNeedsLayout()
    for subview in subviews { subview.setNeedsLayoutInTree() }
  }
}
