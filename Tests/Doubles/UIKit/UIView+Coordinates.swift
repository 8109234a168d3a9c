extension UIView {
  /// A point of another view's coordinates (the window's for nil), in this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    // One step is exact where a way over the root would round.
    if let view, view === superview { return ownPoint(point) }
    return fromRoot(view?.toRoot(point) ?? point)
  }

  /// A point of this view's coordinates, in another view's (the window's for nil).
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if let view, view === superview { return superviewPoint(point) }
    return view?.fromRoot(toRoot(point)) ?? toRoot(point)
  }

  private func toRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return superview.toRoot(superviewPoint(point))
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return ownPoint(superview.fromRoot(point))
  }
}
