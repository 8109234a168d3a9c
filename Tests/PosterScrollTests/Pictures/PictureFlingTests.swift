import PosterImages
import PosterScroll
import Testing
import UIKit

extension PictureTests {
  @MainActor @Suite("Of 10,000 posters") struct Fling {
    @Test(
      "On a fling, pictures are decoded for visible pages and two beside them alone",
      arguments: [false, true])
    func fling(isLooping: Bool) async {
      let lab = PictureLab()
      let screen = lab.screen(count: 10_000) { $0.isLooping = isLooping }
      var views: [ObjectIdentifier: PosterView] = [:]
      var decodedCount = 0
      func look() {
        for view in screen.pageViews { views[ObjectIdentifier(view)] = view }
        lab.decode()
        let decoded = lab.takeDecoded()
        decodedCount += decoded.count
        let page = screen.view.currentPage
        // At most the two pages of a seam, and two pages beside each of them.
        let near = Set((-3...3).map { (page + $0 + 10_000) % 10_000 })
        #expect(near.isSuperset(of: decoded), "decoded \(decoded) at page \(page)")
      }
      for turn in 0..<120 {
        screen.drag(by: 100)
        look()
        screen.release(speed: 3000)
        screen.scroller.advanceFrame()
        look()
        if turn % 40 == 39 { screen.view.scrollToPage(turn * 70, animated: false) }
      }
      screen.finish()
      await lab.deliver()
      #expect(screen.shownNumbers == [screen.view.currentPage])
      #expect(screen.view.currentPage > 8_000)
      #expect(views.count <= 2 + 2)
      // One for each page that was passed, and five at each jump.
      #expect(decodedCount <= 120 + 4 * 5)
    }

    @Test("What has not been decoded when its page goes is not decoded any more")
    func cancelled() async {
      let lab = PictureLab()
      let screen = lab.screen(count: 10_000)
      for _ in 0..<50 { screen.flick() }
      await lab.deliver()
      // The page itself first, then in the direction of travel, then behind.
      #expect(lab.takeDecoded() == [50, 51, 49, 52, 48])
      #expect(screen.shownNumbers == [50])
      for _ in 0..<30 { screen.flick(by: -60) }
      await lab.deliver()
      #expect(lab.takeDecoded() == [20, 19, 21, 18, 22])
    }

    @Test("A page that was prefetched shows its picture as it comes on screen")
    func prefetched() async {
      let lab = PictureLab()
      let screen = lab.screen(count: 10_000)
      await lab.deliver()
      for _ in 0..<20 {
        screen.drag(by: 80)
        #expect(!screen.shownNumbers.contains(nil))
        screen.release(speed: 1000)
        screen.finish()
        await lab.deliver()
      }
      #expect(screen.shownNumbers == [20])
    }

    @Test("A step of a scroll costs the same writes as with pictures in memory")
    func writes() async {
      let lab = PictureLab()
      let screen = lab.screen(count: 10_000)
      screen.drag(by: 20)
      await lab.deliver()
      screen.window.layoutIfNeeded()
      for _ in 0..<20 {
        let before = writeCount(screen)
        screen.drag(on: 7)
        #expect(screen.shownPages.count == 2)
        // The centre of each picture; pages move with the strip.
        #expect(writeCount(screen) - before == 2)
      }
      #expect(screen.shownNumbers == [0, 1])
    }

    private func writeCount(_ screen: PosterScreen) -> Int {
      screen.pageViews.reduce(0) { $0 + writeCount($1) }
    }

    private func writeCount(_ view: UIView) -> Int {
      view.subviews.reduce(view.propertyWriteCount) { $0 + writeCount($1) }
    }
  }
}
