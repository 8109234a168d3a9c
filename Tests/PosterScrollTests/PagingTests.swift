import PosterScroll
import Testing
import UIKit

@MainActor @Suite("Paging") struct PagingTests {
  @Test("One step at a time reaches every page at a crooked width", arguments: [true, false])
  func stepByStep(animated: Bool) throws {
    let screen = PosterScreen(
      size: CGSize(width: 356.72000000000003, height: 480), displayScale: 2, count: 50)
    for page in 1..<50 {
      screen.view.scrollToPage(screen.view.currentPage + 1, animated: animated)
      screen.finish()
      #expect(screen.view.currentPage == page)
      let frame = try #require(screen.shownPage(of: page).map(screen.frame(of:)))
      #expect(abs(frame.minX) < 1e-9 && frame.width == 357)
    }
    #expect(screen.recorder.changes == Array(1..<50))
    #expect(screen.recorder.settles == Array(1..<50))
  }

  @Test(
    "Flicks reach every page at a crooked width", arguments: [356.72000000000003, 393 + 1 / 3.0])
  func flicks(width: CGFloat) {
    let screen = PosterScreen(
      size: CGSize(width: width, height: 480), displayScale: 3, count: 50)
    for page in 1..<50 {
      screen.flick()
      #expect(screen.view.currentPage == page)
    }
    screen.flick()
    #expect(screen.view.currentPage == 49)
    for page in (0..<49).reversed() {
      screen.flick(by: -60)
      #expect(screen.view.currentPage == page)
    }
  }

  @Test("The last of 10,000 pages rests on a device pixel")
  func farOut() throws {
    let screen = PosterScreen(
      size: CGSize(width: 393 + 1 / 3.0, height: 852), displayScale: 3, count: 10_000)
    screen.view.scrollToPage(9_999, animated: false)
    let page = try #require(screen.shownPages.first)
    #expect(screen.shownPosters == [9_999])
    #expect(abs(screen.frame(of: page).minX) < 1e-6)
    #expect(abs(screen.view.pageProgress - 9_999) < 1e-9)
    screen.flick(by: -60)
    #expect(screen.view.currentPage == 9_998)
    // The content stays within the reach of native paging.
    #expect(screen.scroller.contentSize.width <= 1_000_000)
  }

  @Test(
    "Far out at a crooked width, native rests are put right to the last pixel",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func crookedAndFarOut(direction: UITraitEnvironmentLayoutDirection) throws {
    let screen = PosterScreen(
      size: CGSize(width: 356.72000000000003, height: 480), displayScale: 2, direction: direction,
      count: 10_000)
    screen.view.scrollToPage(8_000, animated: false)
    for page in 8_001...8_020 {
      screen.flick(by: direction == .leftToRight ? 60 : -60)
      #expect(screen.view.currentPage == page)
      let frame = try #require(screen.shownPage(of: page).map(screen.frame(of:)))
      #expect(abs(frame.minX) < 1e-6)
      // rest(i) = round(i · 356.72 · 2) / 2, in pages
      let rest = (Double(page) * 713.44).rounded() / 713.44
      #expect(abs(screen.view.pageProgress - rest) < 1e-7)
    }
  }

  @Test("Rests do not drift over 300 pages with a spacing of 17.3")
  func spacing() throws {
    let screen = PosterScreen(displayScale: 2, count: 300) { $0.spacing = 17.3 }
    for _ in 0..<299 { screen.flick() }
    #expect(screen.view.currentPage == 299)
    #expect(abs(screen.scroller.contentOffset.x - 299 * 337.3) <= 0.25)
    let page = try #require(screen.shownPages.first)
    #expect(abs(screen.frame(of: page).minX) < 1e-6)
  }

  @Test("Half-width pages stop at both ends")
  func peekingEnds() {
    let screen = PosterScreen(count: 7) { $0.peek = 80 }
    for _ in 0..<9 { screen.flick(by: 150) }
    #expect(screen.view.currentPage == 6)
    #expect(screen.shownPosters == [5, 6])
    for _ in 0..<9 { screen.flick(by: -150) }
    #expect(screen.view.currentPage == 0)
    #expect(screen.shownPosters == [0, 1])
    #expect(screen.recorder.changes == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0])
  }

  @Test("A finger beside the page, on a neighbour that peeks, pages too")
  func peekForwardsTouches() {
    let screen = PosterScreen(count: 4) {
      $0.peek = 60
      $0.spacing = 20
    }
    screen.scroller.beginDrag(at: CGPoint(x: 310, y: 100))
    screen.scroller.drag(to: CGPoint(x: 240, y: 100))
    #expect(screen.scroller.contentOffset.x == 60)
    screen.scroller.endDrag(velocity: CGPoint(x: -800, y: 0))
    screen.finish()
    #expect(screen.view.currentPage == 1)
    // One stride is 320 − 2 · 60 + 20.
    #expect(screen.scroller.contentOffset.x == 220)
  }

  @Test("The current page is right at once after a jump", arguments: [2, 0, 1])
  func atOnce(page: Int) {
    let screen = PosterScreen()
    screen.view.scrollToPage(page, animated: false)
    #expect(screen.view.currentPage == page)
    #expect(screen.view.pageProgress == CGFloat(page))
    #expect(screen.shownPosters == [page])
  }

  @Test("A page asked for before the first layout is shown with it", arguments: [true, false])
  func beforeLayout(animated: Bool) {
    let screen = PosterScreen(size: .zero)
    screen.view.scrollToPage(2, animated: animated)
    #expect(screen.view.currentPage == 2)
    #expect(screen.view.pageProgress == 2)
    screen.view.simulateResize(to: CGSize(width: 320, height: 480))
    #expect(screen.view.currentPage == 2)
    #expect(screen.shownPosters == [2])
    #expect(screen.scroller.contentOffset.x == 640)
  }

  @Test(
    "A page beyond the ends is the nearest one", arguments: [(-1, 0), (3, 2), (.max, 2), (.min, 0)])
  func clamped(asked: Int, page: Int) {
    let screen = PosterScreen()
    screen.view.scrollToPage(1, animated: false)
    screen.view.scrollToPage(asked, animated: false)
    #expect(screen.view.currentPage == page)
  }

  @Test("An animated scroll runs, reports each page and settles once")
  func animated() {
    let screen = PosterScreen(count: 5)
    screen.view.scrollToPage(3, animated: true)
    #expect(screen.view.currentPage == 0)
    screen.scroller.advanceFrame()
    #expect(screen.view.pageProgress == 1.5)
    screen.finish()
    #expect(screen.view.currentPage == 3)
    #expect(screen.recorder.changes.last == 3)
    #expect(screen.recorder.settles == [3])
    screen.view.scrollToPage(3, animated: true)
    #expect(screen.recorder.settles == [3])
  }

  @Test("A long animated scroll starts four pages before its end")
  func longWay() {
    let screen = PosterScreen(count: 10_000)
    screen.view.scrollToPage(9_000, animated: true)
    #expect(screen.view.currentPage == 8_996)
    screen.finish()
    #expect(screen.view.currentPage == 9_000)
    #expect(screen.shownPosters == [9_000])
    screen.view.scrollToPage(10, animated: true)
    #expect(screen.view.currentPage == 14)
    screen.finish()
    #expect(screen.view.currentPage == 10)
  }

  @Test("A jump ends what moves, and a finger goes on from there")
  func jumpWhileMoving() {
    let screen = PosterScreen(count: 10)
    screen.drag(by: 100)
    screen.release(speed: 1000)
    screen.view.scrollToPage(7, animated: false)
    screen.finish()
    #expect(screen.view.currentPage == 7)
    screen.drag(by: 50)
    screen.view.scrollToPage(2, animated: false)
    screen.drag(on: 40)
    #expect(screen.view.pageProgress == 2.125)
    screen.release(speed: 1000)
    screen.finish()
    #expect(screen.view.currentPage == 3)
  }

  @Test("Content that a touch catches and lets go of comes to rest", arguments: [true, false])
  func caught(reports: Bool) {
    let screen = PosterScreen(count: 5)
    screen.scroller.reportsInterruptedDeceleration = reports
    screen.drag(by: 60)
    screen.release(speed: 1000)
    screen.scroller.advanceFrame()
    screen.drag(by: 0)
    #expect(screen.recorder.settles.isEmpty)
    screen.release()
    screen.finish()
    #expect(screen.view.currentPage == 1)
    #expect(screen.recorder.settles == [1])
    screen.flick()
    #expect(screen.recorder.settles == [1, 2])
  }

  @Test("A catch in an animated scroll settles on the nearest page")
  func caughtAnimation() {
    let screen = PosterScreen(count: 5)
    screen.view.scrollToPage(2, animated: true)
    screen.scroller.advanceFrame()
    screen.scroller.beginDrag(at: CGPoint(x: 160, y: 200))
    screen.release()
    screen.finish()
    #expect(screen.view.currentPage == 1)
    #expect(screen.recorder.settles == [1])
  }

  @Test("A cancelled gesture goes back, one across the axis does nothing")
  func cancelled() {
    let screen = PosterScreen()
    screen.drag(by: 100)
    screen.scroller.cancelDrag()
    screen.finish()
    #expect(screen.view.currentPage == 0)
    #expect(screen.recorder.settles == [0])
    screen.scroller.beginDrag(at: CGPoint(x: 160, y: 200))
    screen.scroller.drag(to: CGPoint(x: 150, y: 20))
    screen.scroller.endDrag(velocity: CGPoint(x: 0, y: -2000))
    #expect(screen.view.pageProgress == 0)
    #expect(screen.recorder.changes.isEmpty && screen.recorder.settles == [0])
  }
}
