import UIKit

/// A window with a paging scroll view of 320 × 480 points and five pages in it.
@MainActor struct ScrollScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let scrollView = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let recorder = DelegateRecorder()

  init(displayScale: CGFloat = 2) {
    window.simulateTraits(displayScale: displayScale)
    scrollView.isPagingEnabled = true
    scrollView.contentSize = CGSize(width: 1600, height: 480)
    scrollView.delegate = recorder
    window.addSubview(scrollView)
    window.layoutIfNeeded()
    scrollView.layoutCount = 0
  }

  /// Drags the content by a distance from where the finger comes down; the threshold is added.
  func drag(by distance: CGFloat) {
    scrollView.beginDrag(at: CGPoint(x: 200, y: 240))
    let threshold: CGFloat = distance < 0 ? -10 : 10
    scrollView.drag(to: CGPoint(x: 200 - threshold - distance, y: 240))
  }
}

/// A scroll view that counts its layout passes.
@MainActor final class CountingScrollView: UIScrollView {
  var layoutCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}
