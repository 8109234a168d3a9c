import PosterScroll
import Testing
import UIKit

@MainActor @Suite("Right to left") struct RightToLeftTests {
  private func screen(count: Int = 4, configure: (PosterScrollView) -> Void = { _ in })
    -> PosterScreen
  {
    PosterScreen(direction: .rightToLeft, count: count, configure: configure)
  }

  @Test("Page 1 lies to the left, and a finger to the right goes forward")
  func order() {
    let screen = screen()
    #expect(screen.view.currentPage == 0 && screen.shownPosters == [0])
    screen.drag(by: -80)
    #expect(screen.view.pageProgress == 0.25)
    #expect(screen.shownPosters == [1, 0])
    #expect(screen.shownPage(of: 0).map(screen.frame(of:))?.minX == 80)
    #expect(screen.displacement(of: 0)?.x == -40)
    #expect(screen.displacement(of: 1)?.x == 120)
    screen.release(speed: -1000)
    screen.finish()
    #expect(screen.view.currentPage == 1)
    screen.flick(by: 60)
    #expect(screen.view.currentPage == 0)
  }

  @Test("The first page bounces on the right, the last on the left")
  func ends() {
    let screen = screen()
    screen.flick(by: 60)
    #expect(screen.view.currentPage == 0)
    screen.drag(by: 60.188087774294674)
    #expect(screen.view.pageProgress == -30.0 / 320)
    #expect(screen.displacement(of: 0)?.x == 15)
    screen.release()
    screen.finish()
    for _ in 0..<5 { screen.flick(by: -60) }
    #expect(screen.view.currentPage == 3)
    #expect(screen.recorder.changes == [1, 2, 3])
  }

  @Test("A jump is right at once; scrolling by code goes forward")
  func jump() {
    let screen = screen()
    screen.view.scrollToPage(2, animated: false)
    #expect(screen.view.currentPage == 2 && screen.shownPosters == [2])
    screen.view.scrollToPage(3, animated: true)
    screen.finish()
    #expect(screen.view.currentPage == 3 && screen.shownPosters == [3])
    #expect(screen.scroller.contentOffset.x == 0)
  }

  @Test("Appending in mid-drag moves nothing on the screen")
  func appendInDrag() {
    let screen = screen()
    screen.drag(by: -80)
    screen.view.addPoster(UIImage())
    #expect(screen.view.pageProgress == 0.25)
    #expect(screen.shownPage(of: 0).map(screen.frame(of:))?.minX == 80)
    screen.drag(on: -40)
    #expect(screen.view.pageProgress == 0.375)
    screen.release(speed: -1000)
    screen.finish()
    #expect(screen.view.currentPage == 1)
    #expect(screen.recorder.settles.last == 1)
  }

  @Test("Appending in mid-deceleration arrives where it was going")
  func appendInDeceleration() {
    let screen = screen()
    screen.drag(by: -80)
    screen.release(speed: -1000)
    screen.scroller.advanceFrame()
    let progress = screen.view.pageProgress
    for _ in 0..<3 { screen.view.addPoster(UIImage()) }
    #expect(screen.view.pageProgress == progress)
    screen.finish()
    #expect(screen.view.currentPage == 1)
    #expect(screen.shownPosters == [1])
    #expect(screen.recorder.settles == [1])
  }

  @Test("A rotation keeps the page", arguments: [0, 3])
  func rotation(page: Int) {
    let screen = screen()
    screen.view.scrollToPage(page, animated: false)
    screen.view.simulateResize(to: CGSize(width: 480, height: 320))
    #expect(screen.view.currentPage == page && screen.shownPosters == [page])
  }

  @Test("The attribute of the view decides, also while it shows")
  func attribute() {
    let screen = PosterScreen(count: 4)
    screen.flick(by: 60)
    screen.view.semanticContentAttribute = .forceRightToLeft
    screen.window.layoutIfNeeded()
    #expect(screen.view.currentPage == 1 && screen.shownPosters == [1])
    screen.flick(by: -60)
    #expect(screen.view.currentPage == 2)
  }

  @Test("A vertical view is not mirrored")
  func vertical() {
    let screen = screen { $0.axis = .vertical }
    screen.flick(by: 60)
    #expect(screen.view.currentPage == 1)
    #expect(screen.scroller.contentOffset.y == 480)
  }

  @Test("A looping view goes round, forward to the left")
  func looping() {
    let screen = screen(count: 3) { $0.isLooping = true }
    for page in [1, 2, 0, 1, 2, 0] {
      screen.flick(by: -60)
      #expect(screen.view.currentPage == page)
    }
    for page in [2, 1, 0, 2] {
      screen.flick(by: 60)
      #expect(screen.view.currentPage == page)
    }
  }

  @Test("Of 10,000 pages the last is reached by a jump, and pages on from there")
  func long() {
    let screen = screen(count: 10_000)
    screen.view.scrollToPage(9_998, animated: false)
    screen.flick(by: -60)
    #expect(screen.view.currentPage == 9_999)
    screen.flick(by: -60)
    #expect(screen.view.currentPage == 9_999)
    screen.flick(by: 60)
    #expect(screen.view.currentPage == 9_998)
    #expect(screen.scroller.contentSize.width <= 1_000_000)
  }
}
