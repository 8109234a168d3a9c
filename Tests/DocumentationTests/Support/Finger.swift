import PosterScroll
import UIKit

extension UIView {
  /// The views of a class in this one, in drawing order.
  func found<Found: UIView>(_ type: Found.Type) -> [Found] {
    subviews.flatMap { ($0 as? Found).map { [$0] } ?? $0.found(type) }
  }
}

extension PosterScrollView {
  /// The native scroll view, found as an app would find it.
  var scroller: UIScrollView {
    panGestureRecognizer.view as? UIScrollView ?? UIScrollView(frame: .zero)
  }

  /// A finger pushes the content to the left by a distance, threshold apart, and stays.
  func drag(by distance: CGFloat) {
    let start = CGPoint(x: bounds.midX, y: bounds.midY)
    scroller.beginDrag(at: start)
    scroller.drag(to: CGPoint(x: start.x - 10 - distance, y: start.y))
  }

  /// A finger throws the content to the left, and it comes to rest.
  func flick() {
    drag(by: 60)
    scroller.endDrag(velocity: CGPoint(x: -1000, y: 0))
    scroller.finishDeceleration()
  }

  /// A finger taps in the middle.
  func tap() {
    scroller.beginDrag(at: CGPoint(x: bounds.midX, y: bounds.midY))
    scroller.endDrag()
  }
}
