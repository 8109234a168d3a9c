import Testing
import UIKit

@MainActor @Suite("Animations") struct UIViewAnimationTests {
  @Test("A change is there at once, its beginning is remembered, and the end waits")
  func changes() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var isFinished = false
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      view.center = CGPoint(x: 20, y: 5)
      UIView.performWithoutAnimation { view.alpha = 0.5 }
      view.alpha = 1
    } completion: {
      isFinished = $0
    }
    #expect(view.center.x == 20)
    #expect(
      view.animatedChanges == [
        .center(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 20, y: 5)), .alpha(from: 0.5, to: 1),
      ])
    #expect(!isFinished)
    UIView.finishAnimations()
    #expect(isFinished)
  }

  @Test("A snapshot has the size of what it shows, and stays")
  func snapshot() {
    let view = UIView(frame: CGRect(x: 7, y: 7, width: 10, height: 20))
    let snapshot = view.snapshotView(afterScreenUpdates: false)
    view.frame.size = .zero
    #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.snapshotView(afterScreenUpdates: false) == nil)
  }
}
