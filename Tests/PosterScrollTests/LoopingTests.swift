import PosterScroll
import Testing
import UIKit

@MainActor @Suite("Looping") struct LoopingTests {
  @Test(
    "200 flings each way, caught in flight, cover every frame and step one page each",
    arguments: [2, 3, 4], [0, 45] as [CGFloat])
  func flings(count: Int, peek: CGFloat) {
    let screen = PosterScreen(count: count) {
      $0.isLooping = true
      $0.peek = peek
    }
    for direction in [1, -1] {
      var page = screen.view.currentPage
      screen.recorder.changes = []
      for _ in 0..<200 {
        screen.drag(by: CGFloat(direction) * 60)
        expectCovered(screen)
        screen.release(speed: CGFloat(direction) * 1000)
        for _ in 0..<6 {
          screen.scroller.advanceFrame()
          expectCovered(screen)
        }
      }
      screen.finish()
      #expect(screen.recorder.changes.count == 200)
      for change in screen.recorder.changes {
        page = ((page + direction) % count + count) % count
        #expect(change == page)
      }
      #expect(screen.view.currentPage == page)
    }
  }

  @Test("5,000 flicks in one direction, each to its rest, never meet an end")
  func strip() {
    let screen = PosterScreen(count: 3) { $0.isLooping = true }
    for turn in 1...5_000 {
      screen.flick()
      guard screen.view.currentPage == turn % 3, screen.shownPosters == [turn % 3] else {
        Issue.record("\(screen.shownPosters) after \(turn) flicks")
        return
      }
    }
    #expect(abs(screen.view.pageProgress - 5_000) < 1e-6)
    #expect(screen.scroller.contentSize.width <= 1_000_000)
    let end = screen.scroller.contentSize.width - 320
    #expect(screen.scroller.contentOffset.x > 320 && screen.scroller.contentOffset.x < end)
  }

  @Test("One poster, or none, does not loop")
  func tooFew() {
    let screen = PosterScreen(count: 1) { $0.isLooping = true }
    screen.flick()
    screen.flick(by: -60)
    #expect(screen.view.currentPage == 0 && screen.view.pageProgress == 0)
    screen.view.posters = []
    screen.flick()
    #expect(screen.view.currentPage == 0 && screen.pageViews.isEmpty)
  }

  @Test("Forward is forward at the seam, and a scroll goes the shorter way")
  func seam() {
    let screen = PosterScreen(count: 5) { $0.isLooping = true }
    screen.view.scrollToPage(4, animated: false)
    #expect(screen.view.pageProgress == -1)
    screen.view.scrollToPage(0, animated: true)
    screen.finish()
    #expect(screen.view.pageProgress == 0)
    screen.view.scrollToPage(3, animated: true)
    screen.finish()
    #expect(screen.view.pageProgress == -2)
    // Both ways are as long with an even number: forward.
    let even = PosterScreen(count: 4) { $0.isLooping = true }
    even.view.scrollToPage(2, animated: true)
    even.finish()
    #expect(even.view.pageProgress == 2)
  }

  @Test("With two posters and peeks each copy is a page of its own")
  func copies() {
    let screen = PosterScreen(count: 2) {
      $0.isLooping = true
      $0.peek = 60
    }
    #expect(screen.shownPosters == [1, 0, 1])
    screen.flick()
    #expect(screen.shownPosters == [0, 1, 0])
    #expect(Set(screen.shownPages.map(ObjectIdentifier.init)).count == 3)
  }

  @Test("Switching it on and off, and adding posters, keeps the poster")
  func switching() {
    let screen = PosterScreen(count: 5) { $0.isLooping = true }
    for _ in 0..<8 { screen.flick() }
    #expect(screen.view.currentPage == 3)
    let page = screen.shownPages.first
    screen.images.append(UIImage())
    screen.view.addPoster(screen.images[5])
    #expect(screen.view.currentPage == 3 && screen.shownPosters == [3])
    screen.view.isLooping = false
    #expect(screen.view.currentPage == 3 && screen.view.pageProgress == 3)
    #expect(screen.shownPosters == [3])
    #expect(screen.shownPages.first === page)
    screen.view.isLooping = true
    screen.flick(by: -60)
    #expect(screen.view.currentPage == 2)
  }

  private func expectCovered(_ screen: PosterScreen) {
    let frames = screen.shownPages.map(screen.frame(of:)).sorted { $0.minX < $1.minX }
    var covered: CGFloat = 0
    for frame in frames {
      #expect(frame.minX <= covered + 1e-9)
      covered = max(covered, frame.maxX)
    }
    #expect(covered >= 320 - 1e-9)
    #expect(screen.shownPosters.count == frames.count)
    #expect((0..<screen.images.count).contains(screen.view.currentPage))
  }
}
