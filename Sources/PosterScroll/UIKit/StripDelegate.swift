internal import UIKit

/// Hears the native scroll view, so that its delegate is neither the app's to take nor a part of
/// our public interface.
@MainActor final class StripDelegate: NSObject, UIScrollViewDelegate {
  /// UIKit gives the velocity of a release in points per millisecond.
  private static let millisecondsPerSecond: CGFloat = 1000

  /// A finger begins to drag.
  var onBegin: (() -> Void)?

  /// A finger lets go: where native paging takes the content, and the content's velocity in points
  /// per second.
  var onRelease: ((_ target: CGPoint, _ velocity: CGPoint) -> Void)?

  /// A finger let go, and native paging takes the content on, or does not have to.
  var onReleased: ((_ decelerates: Bool) -> Void)?

  /// A movement without a finger ended.
  var onEnd: (() -> Void)?

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    onBegin?()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let velocity = CGPoint(
      x: velocity.x * StripDelegate.millisecondsPerSecond,
      y: velocity.y * StripDelegate.millisecondsPerSecond)
    onRelease?(targetContentOffset.pointee, velocity)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    onReleased?(decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    // A finger that stops a deceleration ends it too, and goes on with a drag.
    if !scrollView.isTracking { onEnd?() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if !scrollView.isTracking { onEnd?() }
  }
}
