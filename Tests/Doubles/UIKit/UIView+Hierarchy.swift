extension UIView {
  /// Adds a child in front of the others.
  public func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Adds a child at a place in the order.
  public func insertSubview(_ view: UIView, at index: Int) {
    let oldWindow = view.window
    if let parent = view.superview {
      parent.subviews.removeAll { $0 === view }
      parent.setNeedsLayout()
    }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    setNeedsLayout()
    view.setNeedsLayout()
    if window !== oldWindow { view.windowChanged() }
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    parent.subviews.removeAll { $0 === self }
    parent.setNeedsLayout()
    superview = nil
    if oldWindow != nil { windowChanged() }
  }

  /// Moves a child in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: index)
    subviews.append(view)
    setNeedsLayout()
  }

  /// Whether the view is a view or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  private func windowChanged() {
    didMoveToWindow()
    for subview in subviews { subview.windowChanged() }
  }

  /// The topmost ancestor.
  var root: UIView { superview?.root ?? self }
}
