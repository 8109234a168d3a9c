internal import UIKit

/// Hears the native scroll view, so that its delegate is neither the app's to take nor a part of
/// our public interface.
@MainActor final class StripDelegate: NSObject, UIScrollViewDelegate {
  /// A finger begins to drag.
  var onBegin: (() -> Void)?

  /// A finger let go; the content will run on to this offset.
  var onRelease: ((CGPoint) -> Void)?

  /// A movement ended.
  var onEnd: (() -> Void)?

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    onBegin?()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    onRelease?(targetContentOffset.pointee)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { onEnd?() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    // A finger that stops a deceleration ends it too, and goes on with a drag.
    if !scrollView.isTracking { onEnd?() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if !scrollView.isTracking { onEnd?() }
  }
}
