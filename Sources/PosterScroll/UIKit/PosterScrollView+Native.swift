public import UIKit

// What an app may use of the native scroll view.
extension PosterScrollView {
  /// The recogniser of the finger that scrolls, for gestures of the app's that wait for it.
  public var panGestureRecognizer: UIPanGestureRecognizer { scroller.panGestureRecognizer }

  /// Whether a finger scrolls; code always can.
  public var isScrollEnabled: Bool {
    get { scroller.isScrollEnabled }
    set { scroller.isScrollEnabled = newValue }
  }

  /// Whether pages give beyond the first and the last one.
  public var bounces: Bool {
    get { scroller.bounces }
    set { scroller.bounces = newValue }
  }
}
