extension UIView {
  /// How often a pass may ask for another one before the double takes it for endless.
  private static let passLimit = 16

  /// Lays out now what needs it: from the topmost ancestor that is waiting for a pass, downwards.
  public func layoutIfNeeded() {
    guard let superview, superview.needsLayout else { return layoutTree() }
    superview.layoutIfNeeded()
  }

  private func layoutTree() {
    var passes = 0
    while needsLayout, passes < UIView.passLimit {
      needsLayout = false
      passes += 1
      layoutPassCount += 1
      layoutSubviews()
    }
    for subview in subviews { subview.layoutTree() }
    if needsLayout, passes < UIView.passLimit { layoutTree() }
  }

  /// The screen draws a frame: every view that waits is laid out. The double's own.
  func commitFrame() {
    root.layoutIfNeeded()
  }
}
