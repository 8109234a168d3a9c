import Testing
import UIKit

@testable import PosterScroll

@MainActor @Suite("A page control") struct PageControlTests {
  private let control = UIPageControl(frame: .zero)
  private let timer = ManualTimer()

  private func screen(
    count: Int = 5, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    configure: (PosterScrollView) -> Void = { _ in }
  ) -> PosterScreen {
    let screen = PosterScreen(
      direction: direction, count: count, view: PosterScrollView(frame: .zero, timer: timer),
      configure: configure)
    screen.view.pageControl = control
    return screen
  }

  @Test("follows the finger, the code and the list")
  func follows() {
    let screen = screen()
    #expect(screen.view.pageControl === control)
    #expect(control.numberOfPages == 5 && control.currentPage == 0)
    screen.drag(by: 161)
    #expect(control.currentPage == 1)
    screen.drag(on: -2)
    #expect(control.currentPage == 0)
    screen.release()
    screen.finish()
    screen.view.scrollToPage(4, animated: false)
    #expect(control.currentPage == 4)
    screen.view.posters = Array(screen.view.posters.dropFirst(2))
    #expect(control.numberOfPages == 3 && control.currentPage == 2)
    screen.view.addPoster(UIImage())
    #expect(control.numberOfPages == 4 && control.currentPage == 2)
    screen.view.posters = []
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
  }

  @Test("turns the pages, and a second tap counts from where the first one leads")
  func turns() {
    let screen = screen()
    control.simulateTap(onPage: 1)
    screen.scroller.advanceFrame()
    #expect(control.currentPage == 1)
    control.simulateTap(onPage: control.currentPage + 1)
    screen.scroller.advanceFrame()
    #expect(control.currentPage == 2)
    screen.finish()
    #expect(screen.view.currentPage == 2 && control.currentPage == 2)
    #expect(screen.recorder.settles == [2])
  }

  @Test("of a looping view shows posters, not virtual pages")
  func looping() {
    let screen = screen(count: 3) { $0.isLooping = true }
    screen.flick(by: -60)
    #expect(control.numberOfPages == 3 && control.currentPage == 2)
    screen.flick()
    #expect(control.currentPage == 0)
    control.simulateTap(onPage: 2)
    screen.finish()
    #expect(screen.view.currentPage == 2)
  }

  @Test("has the direction of the pages")
  func direction() {
    let screen = screen(direction: .rightToLeft)
    #expect(control.direction == .rightToLeft)
    screen.view.semanticContentAttribute = .forceLeftToRight
    screen.window.layoutIfNeeded()
    #expect(control.direction == .leftToRight)
    screen.view.axis = .vertical
    #expect(control.direction == .topToBottom)
  }

  @Test("that is replaced, or taken away, neither follows nor turns")
  func replaced() {
    let screen = screen()
    let second = UIPageControl(frame: .zero)
    screen.view.pageControl = second
    screen.flick()
    #expect(control.currentPage == 0 && second.currentPage == 1)
    control.simulateTap(onPage: 3)
    screen.finish()
    #expect(screen.view.currentPage == 1)
    screen.view.pageControl = nil
    second.simulateTap(onPage: 3)
    screen.finish()
    #expect(screen.view.currentPage == 1 && screen.view.pageControl == nil)
  }

  @Test("of a data source has its pages")
  func dataSource() {
    let (screen, source) = (screen(), PageSource(["a", "b"]))
    screen.view.dataSource = source
    #expect(control.numberOfPages == 2)
  }

  @Test("shows how long a page still rests, and does not turn it itself")
  func progress() throws {
    let screen = screen { $0.autoAdvanceInterval = .seconds(6) }
    let progress = try #require(control.progress as? UIPageControlTimerProgress)
    #expect(progress.preferredDuration == 6 && progress.isRunning)
    progress.simulateEnd(of: control)
    #expect(control.currentPage == 0)
    timer.pass(6)
    #expect(!progress.isRunning)
    screen.finish()
    #expect(control.currentPage == 1)
    #expect(progress.isRunning && progress.currentProgress == 0)
    progress.currentProgress = 0.5
    screen.drag(by: 20)
    #expect(!progress.isRunning && progress.currentProgress == 0)
    screen.release()
    screen.finish()
    #expect(progress.isRunning)
    screen.view.scrollToPage(4, animated: false)
    #expect(!progress.isRunning)
    screen.view.autoAdvanceInterval = nil
    #expect(control.progress == nil)
  }

  @Test("keeps a progress of the app's")
  func appProgress() {
    let progress = UIPageControlProgress()
    control.progress = progress
    let screen = screen { $0.autoAdvanceInterval = .seconds(6) }
    timer.pass(6)
    screen.finish()
    screen.view.autoAdvanceInterval = nil
    #expect(control.progress === progress)
    #expect(control.currentPage == 1)
  }
}
