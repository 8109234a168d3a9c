/// Hears what a scroll view does. On Apple's systems the members are optional; here a protocol
/// extension stands in for those that a delegate does not have.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The offset changed other than through `bounds`.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A finger starts to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// A finger lets go, at a velocity in points per millisecond; the target of a paging scroll view
  /// cannot be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// A finger let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content runs on after the finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content came to rest after the finger.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animated `setContentOffset(_:animated:)` arrived.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
