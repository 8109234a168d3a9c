import Testing
import UIKit

@MainActor @Suite("A scroll view's offset") struct UIScrollViewTests {
  @Test("The content offset is the bounds' origin, and a change lays out in the next frame")
  func offsetIsOrigin() {
    let screen = ScrollScreen()
    screen.scrollView.contentOffset = CGPoint(x: 100, y: 0)
    #expect(screen.scrollView.bounds.origin == CGPoint(x: 100, y: 0))
    #expect(screen.recorder.events == ["didScroll"])
    #expect(screen.scrollView.layoutCount == 0)
    screen.window.layoutIfNeeded()
    #expect(screen.scrollView.layoutCount == 1)
  }

  @Test(
    "Setting the offset rounds to device pixels",
    arguments: [(1, 100.4, 100), (2, 100.3, 100.5), (3, 100.3, 301 / 3)]
      as [(CGFloat, CGFloat, CGFloat)])
  func rounding(scale: CGFloat, offset: CGFloat, rounded: CGFloat) {
    let screen = ScrollScreen(displayScale: scale)
    screen.scrollView.setContentOffset(CGPoint(x: offset, y: 0), animated: false)
    #expect(screen.scrollView.contentOffset.x == rounded)
  }

  @Test("Writing the bounds keeps a fraction of a pixel, lays out, and reports nothing")
  func boundsWrite() {
    let screen = ScrollScreen()
    screen.scrollView.bounds.origin.x = 100.3
    screen.window.layoutIfNeeded()
    #expect(screen.scrollView.contentOffset.x == 100.3)
    #expect(screen.recorder.events.isEmpty)
    #expect(screen.scrollView.layoutCount == 1)
  }

  @Test("A new size clamps the offset and reports the scroll before any layout")
  func earlyReport() {
    let screen = ScrollScreen()
    screen.scrollView.contentOffset = CGPoint(x: 1280, y: 0)
    screen.window.layoutIfNeeded()
    screen.recorder.events = []
    screen.scrollView.layoutCount = 0
    screen.scrollView.frame.size = CGSize(width: 480, height: 320)
    #expect(screen.scrollView.contentOffset.x == 1120)
    #expect(screen.recorder.events == ["didScroll"])
    #expect(screen.scrollView.layoutCount == 0)
  }

  @Test("A smaller content brings the offset back, at rest only")
  func smallerContent() {
    let screen = ScrollScreen()
    screen.scrollView.contentOffset = CGPoint(x: 1280, y: 0)
    screen.scrollView.contentSize.width = 640
    #expect(screen.scrollView.contentOffset.x == 320)
    screen.drag(by: 100)
    screen.scrollView.contentSize.width = 320
    #expect(screen.scrollView.contentOffset.x != 0)
  }

  @Test("An animated offset runs frame by frame and reports its end once")
  func animated() {
    let screen = ScrollScreen()
    screen.scrollView.setContentOffset(CGPoint(x: 640, y: 0), animated: true)
    #expect(screen.scrollView.contentOffset.x == 0)
    screen.scrollView.advanceFrame()
    #expect(screen.scrollView.contentOffset.x == 320)
    #expect(!screen.scrollView.isDecelerating)
    screen.scrollView.finishScrollingAnimation()
    #expect(screen.scrollView.contentOffset.x == 640)
    #expect(screen.recorder.turns == ["didEndScrollingAnimation"])
    #expect(screen.scrollView.layoutCount == screen.recorder.events.count - 1)
  }

  @Test("An animated offset of no way reports nothing")
  func noWay() {
    let screen = ScrollScreen()
    screen.scrollView.setContentOffset(.zero, animated: true)
    screen.scrollView.finishScrollingAnimation()
    #expect(screen.recorder.events.isEmpty)
  }

  @Test("Setting the offset unanimated stops a deceleration; the property does not")
  func stopping() {
    let screen = ScrollScreen()
    screen.drag(by: 100)
    screen.scrollView.endDrag(velocity: CGPoint(x: -1000, y: 0))
    screen.scrollView.contentOffset.x += 20
    #expect(screen.scrollView.isDecelerating)
    screen.scrollView.setContentOffset(screen.scrollView.contentOffset, animated: false)
    #expect(!screen.scrollView.isDecelerating)
    #expect(screen.scrollView.contentOffset.x == 120)
  }
}
