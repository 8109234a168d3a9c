import Testing
import UIKit

@MainActor @Suite("A finger on a scroll view") struct UIScrollViewFingerTests {
  @Test("Ten points decide that it is a drag, and are taken off its way")
  func threshold() {
    let screen = ScrollScreen()
    let scrollView = screen.scrollView
    scrollView.beginDrag(at: CGPoint(x: 200, y: 240))
    #expect(scrollView.isTracking && !scrollView.isDragging)
    scrollView.drag(to: CGPoint(x: 191, y: 240))
    #expect(!scrollView.isDragging)
    scrollView.drag(to: CGPoint(x: 150, y: 240))
    #expect(scrollView.isDragging)
    #expect(scrollView.contentOffset.x == 40)
    scrollView.drag(to: CGPoint(x: 170, y: 240))
    #expect(scrollView.contentOffset.x == 20)
  }

  @Test("Every step of a drag lays out")
  func layoutPerStep() {
    let screen = ScrollScreen()
    screen.scrollView.beginDrag(at: CGPoint(x: 200, y: 240))
    for x in stride(from: 180, through: 100, by: -10) {
      screen.scrollView.drag(to: CGPoint(x: CGFloat(x), y: 240))
    }
    #expect(screen.scrollView.layoutCount == 9)
  }

  @Test("A flick is told in the documented order, its velocity in points per millisecond")
  func order() {
    let screen = ScrollScreen()
    screen.drag(by: 100)
    screen.scrollView.endDrag(velocity: CGPoint(x: -1200, y: 0))
    #expect(screen.scrollView.isDecelerating && !screen.scrollView.isTracking)
    screen.scrollView.finishDeceleration()
    #expect(
      screen.recorder.turns == [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didEndDecelerating",
      ])
    #expect(screen.recorder.velocity == CGPoint(x: 1.2, y: 0))
    #expect(screen.recorder.target == CGPoint(x: 320, y: 0))
    #expect(screen.scrollView.contentOffset.x == 320)
  }

  @Test("A drag that ends on a page does not decelerate")
  func noDeceleration() {
    let screen = ScrollScreen()
    screen.drag(by: 320)
    screen.scrollView.endDrag()
    #expect(
      screen.recorder.turns == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
  }

  @Test(
    "A flick turns one page, a slow release goes to the nearest, the ends hold",
    arguments: [
      Flick(from: 0, by: 100, speed: 1000, to: 320), Flick(from: 0, by: 100, speed: 0, to: 0),
      Flick(from: 0, by: 161, speed: 0, to: 320), Flick(from: 0, by: 300, speed: 5000, to: 320),
      Flick(from: 0, by: 700, speed: 1000, to: 320), Flick(from: 2, by: 100, speed: -1000, to: 640),
      Flick(from: 2, by: -100, speed: -1000, to: 320),
      Flick(from: 4, by: 50, speed: 1000, to: 1280),
      Flick(from: 0, by: -50, speed: -1000, to: 0), Flick(from: 0, by: 100, speed: 299, to: 0),
    ])
  func targets(flick: Flick) {
    let screen = ScrollScreen()
    screen.scrollView.contentOffset.x = CGFloat(flick.from) * 320
    screen.drag(by: flick.by)
    screen.scrollView.endDrag(velocity: CGPoint(x: -flick.speed, y: 0))
    screen.scrollView.finishDeceleration()
    #expect(screen.scrollView.contentOffset.x == flick.to)
  }

  @Test("Beyond an end the content follows less and less")
  func rubberBand() {
    let screen = ScrollScreen(displayScale: 1000)
    screen.drag(by: -100)
    // (1 − 1 / (0.55 · 100 / 320 + 1)) · 320
    #expect(abs(screen.scrollView.contentOffset.x - -46.933333) < 0.001)
    screen.scrollView.bounces = false
    screen.scrollView.drag(to: CGPoint(x: 320, y: 240))
    #expect(screen.scrollView.contentOffset.x == 0)
  }

  @Test("A finger across the axis, on short content or with scrolling off does not drag")
  func noDrag() {
    let screen = ScrollScreen()
    screen.scrollView.beginDrag(at: CGPoint(x: 200, y: 240))
    screen.scrollView.drag(to: CGPoint(x: 190, y: 100))
    #expect(!screen.scrollView.isDragging)
    screen.scrollView.endDrag()
    screen.scrollView.isScrollEnabled = false
    screen.drag(by: 100)
    #expect(!screen.scrollView.isDragging)
    screen.scrollView.endDrag()
    screen.scrollView.isScrollEnabled = true
    screen.scrollView.contentSize.width = 320
    screen.drag(by: 100)
    #expect(!screen.scrollView.isDragging)
    #expect(screen.recorder.events.isEmpty)
  }

  @Test("A finger beside the scroll view, or on a view over it, does not reach it")
  func missed() {
    let screen = ScrollScreen()
    screen.scrollView.beginDrag(at: CGPoint(x: 321, y: 240))
    #expect(!screen.scrollView.isTracking)
    screen.window.addSubview(UIView(frame: screen.window.bounds))
    screen.scrollView.beginDrag(at: CGPoint(x: 200, y: 240))
    #expect(!screen.scrollView.isTracking)
  }

  @Test("A finger that stops a deceleration drags at once", arguments: [true, false])
  func catching(reports: Bool) {
    let screen = ScrollScreen()
    screen.scrollView.reportsInterruptedDeceleration = reports
    screen.drag(by: 100)
    screen.scrollView.endDrag(velocity: CGPoint(x: -1000, y: 0))
    screen.scrollView.advanceFrame()
    screen.recorder.events = []
    screen.scrollView.beginDrag(at: CGPoint(x: 200, y: 240))
    #expect(screen.scrollView.isDragging)
    #expect(screen.scrollView.contentOffset.x == 210)
    screen.scrollView.drag(to: CGPoint(x: 195, y: 240))
    #expect(screen.scrollView.contentOffset.x == 215)
    #expect(
      screen.recorder.turns == (reports ? ["didEndDecelerating"] : []) + ["willBeginDragging"])
  }

  @Test("A write in mid-drag persists")
  func writeInDrag() {
    let screen = ScrollScreen()
    screen.drag(by: 100)
    screen.scrollView.bounds.origin.x += 640
    screen.scrollView.drag(to: CGPoint(x: 80, y: 240))
    #expect(screen.scrollView.contentOffset.x == 750)
  }

  @Test("A cancelled drag goes back to the nearest page")
  func cancelled() {
    let screen = ScrollScreen()
    screen.drag(by: 100)
    screen.scrollView.cancelDrag()
    screen.scrollView.finishDeceleration()
    #expect(screen.scrollView.contentOffset.x == 0)
  }

  @Test("A touch reaches the view under it; a drag takes it away")
  func touches() {
    let screen = ScrollScreen()
    let probe = TouchProbe(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    screen.scrollView.addSubview(probe)
    screen.scrollView.beginDrag(at: CGPoint(x: 200, y: 240))
    screen.scrollView.drag(to: CGPoint(x: 196, y: 240))
    screen.scrollView.endDrag()
    #expect(probe.events == ["began", "ended (196.0, 240.0)"])
    probe.events = []
    screen.drag(by: 50)
    screen.scrollView.endDrag()
    #expect(probe.events == ["began", "cancelled"])
  }
}

/// A drag of the content from a page, in points, let go at a speed in points per second.
struct Flick {
  let from: Int
  let by: CGFloat
  let speed: CGFloat
  let to: CGFloat
}

@MainActor final class TouchProbe: UIView {
  var events: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    events.append("began")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let point = touches.first?.location(in: self) ?? .zero
    events.append("ended (\(point.x), \(point.y))")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    events.append("cancelled")
  }
}
