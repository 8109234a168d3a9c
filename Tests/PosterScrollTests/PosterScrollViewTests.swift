import PosterScroll
import Testing
import UIKit

@MainActor @Suite("A poster scroll view") struct PosterScrollViewTests {
  @Test("shows pages as large as itself, clipped, and grows by one for each picture")
  func simplest() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = PosterScrollView(frame: window.bounds)
    window.addSubview(view)
    let scroller = try #require(view.panGestureRecognizer.view as? UIScrollView)
    for count in 1...4 {
      view.addPoster(UIImage())
      window.layoutIfNeeded()
      #expect(scroller.contentSize == CGSize(width: CGFloat(count) * 320, height: 480))
    }
    let page = try #require(scroller.subviews.first as? PosterView)
    #expect(page.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(page.clipsToBounds)
    #expect(view.clipsToBounds)
    #expect(page.contentView?.frame == page.bounds)
    #expect(page.contentView?.contentMode == .scaleAspectFill)
    #expect(view.posters.count == 4)
  }

  @Test("comes from a storyboard as from code")
  func coder() throws {
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: NSNumber(value: 1), requiringSecureCoding: false)
    let view = try #require(
      PosterScrollView(coder: NSKeyedUnarchiver(forReadingFrom: archive)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    view.addPoster(UIImage())
    view.addPoster(UIImage())
    view.simulateResize(to: CGSize(width: 320, height: 480))
    view.scrollToPage(1, animated: false)
    let scroller = try #require(view.panGestureRecognizer.view as? UIScrollView)
    #expect(scroller.contentOffset.x == 320)
    #expect(scroller.subviews.count == 1)
  }

  @Test("stays empty without posters, without a size, or with no room between its peeks")
  func empty() {
    let none = PosterScreen(count: 0)
    none.flick()
    none.view.scrollToPage(3, animated: true)
    #expect(none.view.currentPage == 0 && none.view.pageProgress == 0)
    #expect(none.pageViews.isEmpty)
    let flat = PosterScreen(size: .zero, count: 3)
    flat.flick()
    #expect(flat.view.currentPage == 0 && flat.pageViews.isEmpty)
    let narrow = PosterScreen(count: 3) { $0.peek = 160 }
    narrow.flick()
    #expect(narrow.view.currentPage == 0 && narrow.pageViews.isEmpty)
  }

  @Test(
    "takes any number as a peek, a spacing, a depth or a size",
    arguments: [CGFloat.nan, .infinity, -.infinity, -1e300, 1e300, -5, 0])
  func strangeNumbers(number: CGFloat) {
    let screen = PosterScreen(count: 5)
    screen.view.peek = number
    screen.flick()
    screen.view.peek = 0
    screen.view.spacing = number
    screen.flick()
    screen.view.spacing = 0
    screen.view.effect = .parallax(depth: number)
    screen.flick()
    screen.view.captionDepth = number
    screen.flick()
    screen.view.simulateResize(to: CGSize(width: number, height: 100))
    screen.view.scrollToPage(3, animated: false)
    screen.view.simulateResize(to: CGSize(width: 320, height: 480))
    #expect(screen.view.currentPage == 3)
    #expect(screen.shownPosters == [3])
  }

  @Test("hands on the finger's recogniser, scrolling and bouncing")
  func native() {
    let screen = PosterScreen()
    screen.view.isScrollEnabled = false
    #expect(!screen.view.isScrollEnabled)
    screen.flick()
    #expect(screen.view.currentPage == 0)
    screen.view.isScrollEnabled = true
    screen.view.bounces = false
    #expect(!screen.view.bounces)
    screen.drag(by: -50)
    #expect(screen.scroller.contentOffset.x == 0)
    screen.release()
    screen.flick()
    #expect(screen.view.currentPage == 1)
  }

  @Test("scrolls natively inside: it pages, clips nothing, and is never mirrored or inset")
  func nativeSetUp() {
    let screen = PosterScreen(direction: .rightToLeft)
    #expect(screen.scroller.isPagingEnabled)
    #expect(!screen.scroller.clipsToBounds)
    #expect(!screen.scroller.scrollsToTop)
    #expect(!screen.scroller.showsHorizontalScrollIndicator)
    #expect(!screen.scroller.showsVerticalScrollIndicator)
    #expect(screen.scroller.contentInsetAdjustmentBehavior == .never)
    #expect(screen.scroller.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(screen.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("places its pages at once where its look changes")
  func look() {
    let screen = PosterScreen()
    screen.drag(by: 80)
    screen.view.effect = .slide
    #expect(screen.displacement(of: 0)?.x == 0)
    screen.view.effect = .parallax(depth: 0.25)
    #expect(screen.displacement(of: 0)?.x == 20)
    screen.view.effect = .reveal
    #expect(screen.displacement(of: 0)?.x == 80)
  }

  @Test("pages downwards where its axis is vertical")
  func vertical() {
    let screen = PosterScreen { $0.axis = .vertical }
    screen.flick()
    #expect(screen.view.currentPage == 1)
    #expect(screen.scroller.contentOffset == CGPoint(x: 0, y: 480))
    screen.drag(by: 120)
    #expect(screen.shownPosters == [1, 2])
    #expect(screen.displacement(of: 2) == CGPoint(x: 0, y: -180))
    screen.release()
    screen.finish()
    screen.view.axis = .horizontal
    #expect(screen.view.currentPage == 1)
    #expect(screen.scroller.contentOffset == CGPoint(x: 320, y: 0))
  }

  @Test("is let go of with its window")
  func memory() {
    weak var view: PosterScrollView?
    do {
      let screen = PosterScreen()
      screen.flick()
      view = screen.view
      #expect(view != nil)
    }
    #expect(view == nil)
  }
}
