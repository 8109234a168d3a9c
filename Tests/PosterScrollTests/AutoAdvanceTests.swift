import Testing
import UIKit

@testable import PosterScroll

@MainActor @Suite("Pages that turn by themselves") struct AutoAdvanceTests {
  private let timer = ManualTimer()

  private func screen(
    count: Int = 3, size: CGSize = CGSize(width: 320, height: 480), looping: Bool = false,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> PosterScreen {
    PosterScreen(
      size: size, direction: direction, count: count,
      view: PosterScrollView(frame: .zero, timer: timer)
    ) {
      $0.isLooping = looping
      $0.autoAdvanceInterval = .seconds(6)
    }
  }

  /// A time passes, and what it set in motion arrives.
  private func pass(_ seconds: Double, on screen: PosterScreen) {
    timer.pass(seconds)
    screen.finish()
  }

  @Test("turn after their time, one by one, and stop at the last page")
  func steps() {
    let screen = screen()
    pass(5.9, on: screen)
    #expect(screen.view.currentPage == 0)
    timer.pass(0.1)
    #expect(screen.scroller.contentOffset.x == 0)
    screen.scroller.advanceFrame()
    #expect(screen.scroller.contentOffset.x == 160)
    screen.finish()
    #expect(screen.view.currentPage == 1)
    pass(6, on: screen)
    #expect(screen.view.currentPage == 2)
    #expect(timer.due == nil)
    pass(60, on: screen)
    #expect(screen.view.currentPage == 2)
    #expect(screen.recorder.changes == [1, 2])
    #expect(screen.recorder.settles == [1, 2])
  }

  @Test("turn 49 times at a width that is no whole number, each to the next page")
  func fractionalWidth() {
    let screen = screen(count: 50, size: CGSize(width: 356.72000000000003, height: 480))
    for page in 1..<50 {
      pass(6, on: screen)
      #expect(screen.view.currentPage == page)
      // A rest is on a pixel, within half a one.
      let rest = CGFloat(page) * 356.72000000000003
      #expect(abs(screen.scroller.contentOffset.x - rest) <= 0.25)
    }
    #expect(screen.recorder.changes == Array(1..<50))
  }

  @Test("go on forward at a loop's seam")
  func seam() {
    let screen = screen(looping: true)
    screen.view.scrollToPage(2, animated: false)
    let progress = screen.view.pageProgress
    pass(6, on: screen)
    #expect(screen.view.currentPage == 0)
    #expect(screen.view.pageProgress == progress + 1)
    pass(6, on: screen)
    #expect(screen.view.currentPage == 1)
  }

  @Test("of two posters, too, and of one, or none, not at all")
  func few() {
    let two = screen(count: 2, looping: true)
    for turn in 1...4 {
      pass(6, on: two)
      #expect(two.view.pageProgress == CGFloat(turn))
    }
    for count in 0...1 {
      let screen = screen(count: count, looping: true)
      pass(60, on: screen)
      #expect(screen.view.currentPage == 0 && screen.view.pageProgress == 0)
      #expect(timer.due == nil)
    }
  }

  @Test("go to the left in right-to-left")
  func rightToLeft() {
    let screen = screen(direction: .rightToLeft)
    timer.pass(6)
    screen.scroller.advanceFrame()
    #expect(screen.shownPosters == [1, 0])
    screen.finish()
    #expect(screen.view.currentPage == 1)
  }

  @Test("wait the whole time again after a drag, a tap, a scroll and a change of the list")
  func restarted() {
    let screen = screen(count: 9)
    timer.pass(5)
    screen.flick()
    pass(5.9, on: screen)
    #expect(screen.view.currentPage == 1)
    screen.scroller.beginDrag(at: CGPoint(x: 100, y: 100))
    screen.scroller.endDrag()
    pass(5.9, on: screen)
    #expect(screen.view.currentPage == 1)
    screen.view.scrollToPage(3, animated: false)
    pass(5.9, on: screen)
    #expect(screen.view.currentPage == 3)
    screen.view.posters = Array(screen.view.posters.dropFirst())
    pass(5.9, on: screen)
    #expect(screen.view.currentPage == 2)
    pass(0.1, on: screen)
    #expect(screen.view.currentPage == 3)
  }

  @Test("do not turn under a finger, moving or not")
  func touched() {
    let screen = screen()
    screen.drag(by: 50)
    timer.pass(60)
    #expect(screen.view.pageProgress == 0.15625)
    screen.release()
    screen.finish()
    screen.scroller.beginDrag(at: CGPoint(x: 100, y: 100))
    pass(60, on: screen)
    #expect(screen.view.pageProgress == 0)
    screen.scroller.endDrag()
    pass(6, on: screen)
    #expect(screen.view.currentPage == 1)
  }

  @Test("do not turn in no window, and wait the whole time when they are back")
  func offWindow() {
    let screen = screen()
    timer.pass(5)
    screen.view.removeFromSuperview()
    timer.pass(100)
    #expect(screen.view.currentPage == 0 && timer.due == nil)
    screen.window.addSubview(screen.view)
    pass(5.9, on: screen)
    #expect(screen.view.currentPage == 0)
    pass(0.1, on: screen)
    #expect(screen.view.currentPage == 1)
  }

  @Test("do not turn in the background of their own scene")
  func background() {
    let (screen, scene, other) = (screen(), UIWindowScene(), UIWindowScene())
    screen.window.windowScene = scene
    screen.view.removeFromSuperview()
    screen.window.addSubview(screen.view)
    other.simulateBackground(true)
    pass(6, on: screen)
    #expect(screen.view.currentPage == 1)
    scene.simulateBackground(true)
    pass(100, on: screen)
    #expect(screen.view.currentPage == 1)
    scene.simulateBackground(false)
    pass(5.9, on: screen)
    #expect(screen.view.currentPage == 1)
    pass(0.1, on: screen)
    #expect(screen.view.currentPage == 2)
  }

  @Test("do not turn unseen, and take no burst of steps on return", arguments: 0..<4)
  func unseen(way: Int) {
    let screen = screen(count: 9)
    let hide: (Bool) -> Void = { isHidden in
      switch way {
      case 0: screen.view.isHidden = isHidden
      case 1: screen.window.isHidden = isHidden
      case 2: screen.window.alpha = isHidden ? 0 : 1
      default: screen.view.frame.origin.y = isHidden ? 480 : 0
      }
    }
    hide(true)
    pass(100, on: screen)
    #expect(screen.view.currentPage == 0)
    hide(false)
    pass(6, on: screen)
    #expect(screen.view.currentPage == 0)
    pass(6, on: screen)
    #expect(screen.view.currentPage == 1)
    pass(6, on: screen)
    #expect(screen.view.currentPage == 2)
  }

  @Test("take one step after a gap in the clock")
  func gap() {
    let screen = screen(count: 9)
    timer.pause(1000)
    screen.finish()
    #expect(screen.view.currentPage == 1)
    pass(5.9, on: screen)
    #expect(screen.view.currentPage == 1)
  }

  @Test(
    "have a time of at least a second, or none",
    arguments: [(0, 1.0), (-5, 1), (1, 1), (2.5, 2.5)] as [(Double, Double)])
  func shortest(interval: Double, expected: Double) {
    let screen = screen()
    screen.view.autoAdvanceInterval = .seconds(interval)
    pass(expected - 0.01, on: screen)
    #expect(screen.view.currentPage == 0)
    pass(0.01, on: screen)
    #expect(screen.view.currentPage == 1)
    screen.view.autoAdvanceInterval = nil
    pass(100, on: screen)
    #expect(screen.view.currentPage == 1)
  }

  @Test("leave nothing behind when the view goes")
  func memory() {
    weak var view: PosterScrollView?
    do {
      let screen = screen()
      view = screen.view
    }
    #expect(view == nil)
    timer.pass(10)
  }
}
