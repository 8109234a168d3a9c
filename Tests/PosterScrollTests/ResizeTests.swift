import PosterScroll
import Testing
import UIKit

@MainActor @Suite("A new size keeps the page") struct ResizeTests {
  private let portrait = CGSize(width: 320, height: 480)
  private let landscape = CGSize(width: 480, height: 320)

  @Test("portrait, landscape, portrait", arguments: [0, 2, 4])
  func rotation(page: Int) {
    let screen = PosterScreen(count: 5)
    screen.view.scrollToPage(page, animated: false)
    screen.recorder.changes = []
    for size in [landscape, portrait, landscape, portrait] {
      screen.view.simulateResize(to: size)
      #expect(screen.view.currentPage == page)
      #expect(screen.view.pageProgress == CGFloat(page))
      #expect(screen.scroller.contentOffset.x == CGFloat(page) * size.width)
      #expect(screen.shownPosters == [page])
      #expect(screen.displacement(of: page)?.x == 0)
      #expect(screen.shownPage(of: page)?.bounds.size == size)
    }
    #expect(screen.recorder.changes.isEmpty)
  }

  @Test("and what the native view reports of the clamped offset does not turn it")
  func smallerLast() {
    let screen = PosterScreen(size: landscape, count: 5)
    screen.view.scrollToPage(4, animated: false)
    screen.view.simulateResize(to: CGSize(width: 1200, height: 600))
    screen.view.simulateResize(to: CGSize(width: 100, height: 600))
    #expect(screen.view.currentPage == 4)
    #expect(screen.shownPosters == [4])
  }

  @Test("in the middle of a drag, with the way between two, and the finger goes on")
  func midDrag() {
    let screen = PosterScreen(count: 5)
    screen.view.scrollToPage(2, animated: false)
    screen.drag(by: 80)
    screen.view.simulateResize(to: landscape)
    #expect(screen.view.pageProgress == 2.25)
    #expect(screen.displacement(of: 2)?.x == 60)
    #expect(screen.displacement(of: 3)?.x == -180)
    screen.drag(on: 120)
    #expect(screen.view.pageProgress == 2.5)
    screen.release(speed: 500)
    screen.finish()
    #expect(screen.view.currentPage == 3)
    #expect(screen.recorder.settles.last == 3)
    #expect(screen.scroller.contentOffset.x == 1440)
  }

  @Test(
    "in mid-drag and mid-deceleration, along either axis and in either direction",
    arguments: [(false, false), (true, false), (false, true)], [true, false])
  func midway(kind: (isVertical: Bool, isRightToLeft: Bool), isDragged: Bool) {
    let screen = PosterScreen(
      direction: kind.isRightToLeft ? .rightToLeft : .leftToRight, count: 5
    ) { if kind.isVertical { $0.axis = .vertical } }
    screen.view.scrollToPage(2, animated: false)
    let forward: CGFloat = kind.isRightToLeft ? -1 : 1
    screen.drag(by: 80 * forward)
    if !isDragged {
      screen.release(speed: 1000 * forward)
      screen.scroller.advanceFrame()
    }
    let progress = screen.view.pageProgress
    #expect(progress > 2 && progress < 3)
    // Stage Manager resizes in many small steps.
    for step in 1...10 {
      screen.view.simulateResize(to: CGSize(width: 320 + 16 * step, height: 480 - 16 * step))
      #expect(abs(screen.view.pageProgress - progress) < 0.02)
      #expect(screen.shownPosters.sorted() == [2, 3])
    }
    if isDragged { screen.release(speed: 1000 * forward) }
    screen.finish()
    #expect(screen.view.pageProgress == 3 && screen.shownPosters == [3])
    #expect(screen.recorder.settles.last == 3)
  }

  @Test("in mid-bounce", arguments: [-60.188087774294674, 60.188087774294674])
  func bounce(pull: CGFloat) {
    let screen = PosterScreen(count: 1) { $0.addPoster(UIImage()) }
    screen.view.scrollToPage(pull < 0 ? 0 : 1, animated: false)
    screen.drag(by: pull)
    let progress = screen.view.pageProgress
    // 30 points of 320
    let expected: CGFloat = pull < 0 ? -0.09375 : 1.09375
    #expect(progress == expected)
    screen.view.simulateResize(to: landscape)
    #expect(abs(screen.view.pageProgress - progress) < 1e-9)
    screen.release()
    screen.finish()
    #expect(screen.view.currentPage == (pull < 0 ? 0 : 1))
    #expect(screen.view.pageProgress == (pull < 0 ? 0 : 1))
  }

  @Test("in mid-deceleration and in an animated scroll, which arrive", arguments: [true, false])
  func moving(animated: Bool) {
    let screen = PosterScreen(count: 5)
    screen.view.scrollToPage(1, animated: false)
    if animated {
      screen.view.scrollToPage(2, animated: true)
    } else {
      screen.drag(by: 100)
      screen.release(speed: 1000)
    }
    screen.scroller.advanceFrame()
    let progress = screen.view.pageProgress
    screen.view.simulateResize(to: landscape)
    #expect(abs(screen.view.pageProgress - progress) < 0.002)
    screen.finish()
    #expect(screen.view.currentPage == 2)
    #expect(screen.view.pageProgress == 2)
    #expect(screen.recorder.settles.last == 2)
  }

  @Test("down to nothing and up again")
  func nothing() {
    let screen = PosterScreen(count: 5)
    screen.view.scrollToPage(3, animated: false)
    screen.view.simulateResize(to: .zero)
    #expect(screen.pageViews.isEmpty)
    #expect(screen.view.currentPage == 3)
    screen.view.simulateResize(to: portrait)
    #expect(screen.view.currentPage == 3)
    #expect(screen.shownPosters == [3])
  }

  @Test("of the peek, the spacing and the axis, too")
  func options() {
    let screen = PosterScreen(count: 5)
    screen.view.scrollToPage(3, animated: false)
    screen.view.peek = 40
    screen.view.spacing = 12
    #expect(screen.view.currentPage == 3)
    #expect(screen.shownPosters == [2, 3, 4])
    #expect(screen.scroller.contentOffset.x == 756)
    screen.view.axis = .vertical
    #expect(screen.view.currentPage == 3)
    #expect(screen.scroller.contentOffset == CGPoint(x: 0, y: 1236))
  }

  @Test("and animates no page, although the rotation is an animation")
  func animation() {
    let screen = PosterScreen(count: 5) { $0.peek = 30 }
    UIView.animate(withDuration: 0.3) {
      screen.view.simulateResize(to: self.landscape)
    }
    #expect(screen.view.animatedWriteCount == 1)
    for page in screen.pageViews {
      #expect(page.animatedWriteCount == 0)
      #expect(page.contentView?.animatedWriteCount == 0)
    }
    #expect(screen.scroller.animatedWriteCount == 0)
  }
}
