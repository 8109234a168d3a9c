extension UIView {
  /// A view that looks as this one does now, however that changes. The double's has its size; nil
  /// for a view without one.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    return UIView(frame: CGRect(origin: .zero, size: bounds.size))
  }
}
