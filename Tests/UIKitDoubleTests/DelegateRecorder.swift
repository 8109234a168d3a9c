import UIKit

/// Writes down what a scroll view tells its delegate.
@MainActor final class DelegateRecorder: NSObject, UIScrollViewDelegate {
  var events: [String] = []
  var velocity = CGPoint.zero
  var target = CGPoint.zero

  /// The events without the scroll reports, of which there is one a frame.
  var turns: [String] { events.filter { $0 != "didScroll" } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("didScroll") }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    events.append("willBeginDragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    events.append("willEndDragging")
    self.velocity = velocity
    target = targetContentOffset.pointee
    targetContentOffset.pointee = CGPoint(x: 12345, y: 0)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    events.append("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    events.append("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    events.append("didEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    events.append("didEndScrollingAnimation")
  }
}
