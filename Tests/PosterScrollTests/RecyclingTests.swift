import PosterScroll
import Testing
import UIKit

@MainActor @Suite("The cost of a scroll") struct RecyclingTests {
  @Test("A fling over 10,000 posters makes at most two more page views than show at once")
  func bound() {
    let screen = PosterScreen(count: 10_000)
    var (views, mostShown) = (Set<ObjectIdentifier>(), 0)
    // Kept, so that no identity is used again.
    var keptAlive: [PosterView] = []
    func look() {
      mostShown = max(mostShown, screen.shownPages.count)
      for view in screen.pageViews where views.insert(ObjectIdentifier(view)).inserted {
        keptAlive.append(view)
      }
    }
    for turn in 0..<400 {
      screen.drag(by: 100)
      look()
      screen.release(speed: 3000)
      screen.scroller.advanceFrame()
      look()
      if turn % 50 == 0 { screen.view.scrollToPage(turn * 20, animated: turn % 100 == 0) }
      look()
    }
    screen.finish()
    screen.view.scrollToPage(9_999, animated: true)
    screen.finish()
    look()
    #expect(screen.view.currentPage == 9_999)
    #expect(mostShown == 2)
    #expect(keptAlive.count <= mostShown + 2)
  }

  @Test("Views that a smaller peek leaves over are let go of")
  func trimmed() {
    let screen = PosterScreen(count: 100) { $0.peek = 150 }
    screen.view.scrollToPage(50, animated: false)
    weak let some = screen.shownPages.last
    let shown = screen.shownPages.count
    #expect(shown == 17)
    screen.view.peek = 0
    #expect(screen.pageViews.count == 1)
    #expect(some == nil)
  }

  @Test(
    "A scroll step writes at most two properties of a visible page, whatever the number of posters",
    arguments: [3, 10_000], [false, true])
  func writes(count: Int, parallax: Bool) {
    let screen = PosterScreen(count: count) {
      $0.effect = parallax ? .parallax(depth: 0.5) : .slide
    }
    screen.drag(by: 20)
    for _ in 0..<20 {
      let before = writeCount(screen)
      screen.drag(on: 7)
      #expect(screen.shownPages.count == 2)
      #expect(writeCount(screen) - before <= 2 * screen.shownPages.count)
      #expect(writeCount(screen) - before >= (parallax ? 2 : 0))
    }
  }

  @Test("A frame in which nothing moved writes nothing")
  func idle() {
    let screen = PosterScreen()
    let before = writeCount(screen)
    screen.scroller.setNeedsLayout()
    screen.view.setNeedsLayout()
    screen.window.layoutIfNeeded()
    #expect(writeCount(screen) == before)
  }

  @Test("A page that is used again has let go of its picture and its overlay")
  func reuse() throws {
    let screen = PosterScreen(count: 5)
    screen.recorder.onDisplay = { page, index in
      if index == 1 { page.overlayView = UIView(frame: .zero) }
    }
    screen.flick()
    let page = try #require(screen.shownPage(of: 1))
    #expect(page.overlayView != nil)
    screen.flick()
    screen.flick()
    #expect(screen.pageViews.allSatisfy { $0.overlayView == nil })
    #expect(page.superview != nil || (page.contentView as? UIImageView)?.image == nil)
  }

  private func writeCount(_ screen: PosterScreen) -> Int {
    screen.pageViews.reduce(0) {
      $0 + $1.propertyWriteCount + ($1.contentView?.propertyWriteCount ?? 0)
    }
  }
}
