import PosterScroll
import Testing
import UIKit

@MainActor @Suite("What the delegate hears") struct DelegateTests {
  @Test("A flick changes the page once and settles once, and shows and ends one page each")
  func flick() {
    let screen = PosterScreen(count: 5)
    #expect(screen.recorder.displayed == [0])
    #expect(screen.recorder.settles.isEmpty)
    screen.flick()
    #expect(screen.recorder.changes == [1])
    #expect(screen.recorder.settles == [1])
    #expect(screen.recorder.displayed == [0, 1])
    #expect(screen.recorder.ended == [0])
    #expect(screen.recorder.scrolls > 3)
  }

  @Test("A page changes where the next one is nearer, in mid-drag, and back")
  func midDrag() {
    let screen = PosterScreen()
    screen.drag(by: 160)
    #expect(screen.recorder.changes.isEmpty)
    screen.drag(on: 1)
    #expect(screen.recorder.changes == [1])
    screen.drag(on: -2)
    #expect(screen.recorder.changes == [1, 0])
    #expect(screen.recorder.settles.isEmpty)
  }

  @Test("A jump changes and settles at once; one to the same page only settles")
  func jump() {
    let screen = PosterScreen()
    screen.view.scrollToPage(2, animated: false)
    #expect(screen.recorder.changes == [2] && screen.recorder.settles == [2])
    screen.view.scrollToPage(2, animated: false)
    #expect(screen.recorder.changes == [2])
  }

  @Test("A delegate that replaces another while it scrolls hears the rest; none is fine")
  func replaced() {
    let screen = PosterScreen(count: 5)
    let second = EventRecorder()
    screen.drag(by: 100)
    screen.view.delegate = second
    screen.release(speed: 1000)
    screen.finish()
    #expect(screen.recorder.changes.isEmpty && screen.recorder.settles.isEmpty)
    #expect(second.changes == [1] && second.settles == [1])
    screen.view.delegate = nil
    screen.flick()
    #expect(screen.view.currentPage == 2 && screen.displacement(of: 2)?.x == 0)
    #expect(second.changes == [1])
  }

  @Test("A delegate may put another in its place from inside a callback, and each is told once")
  func replacedInside() {
    let (screen, second) = (PosterScreen(count: 5), EventRecorder())
    screen.recorder.onChange = { [weak screen] _ in screen?.view.delegate = second }
    screen.flick()
    #expect(screen.recorder.changes == [1] && screen.recorder.settles.isEmpty)
    #expect(second.changes.isEmpty && second.settles == [1])
    screen.flick()
    #expect(second.changes == [2] && second.settles == [1, 2])
    #expect(second.displayed == [2] && second.ended == [0, 1])
  }

  @Test("Every step of a scroll is told, with how far it is")
  func progress() {
    let screen = PosterScreen()
    var heard: [CGFloat] = []
    screen.recorder.onScroll = { heard.append($0.pageProgress) }
    screen.drag(by: 32)
    for _ in 0..<4 { screen.drag(on: 32) }
    #expect(heard == [0.1, 0.2, 0.3, 0.4, 0.5])
    screen.scroller.setNeedsLayout()
    screen.window.layoutIfNeeded()
    #expect(heard.count == 5)
  }

  @Test("A delegate is not kept alive")
  func weakDelegate() {
    let screen = PosterScreen()
    var temporary: EventRecorder? = EventRecorder()
    screen.view.delegate = temporary
    #expect(screen.view.delegate === temporary)
    temporary = nil
    #expect(screen.view.delegate == nil)
  }

  @Test("A delegate with none of the members works, too")
  func defaults() {
    final class Silent: PosterScrollViewDelegate {}
    let (screen, silent) = (PosterScreen(count: 4), Silent())
    screen.view.delegate = silent
    screen.flick()
    screen.scroller.beginDrag(at: CGPoint(x: 100, y: 100))
    screen.scroller.endDrag()
    screen.view.posters += screen.view.posters
    #expect(screen.view.currentPage == 1)
  }

  @Test("A delegate may change the list from inside a callback")
  func reentrant() {
    let screen = PosterScreen(count: 5)
    var isFirst = true
    screen.recorder.onDisplay = { [weak screen] _, index in
      guard index == 2, isFirst, let screen else { return }
      isFirst = false
      screen.view.posters = Array(screen.view.posters.dropFirst())
    }
    screen.flick()
    screen.flick()
    #expect(screen.view.posters.count == 4)
    #expect(screen.view.currentPage == 1)
    #expect(screen.shownPosters == [2])
  }

  @Test("A page that a callback took off again is not announced")
  func reentrantRemoval() {
    let screen = PosterScreen(count: 5) { $0.peek = 60 }
    screen.view.posters = []
    screen.recorder.displayed = []
    let pictures = (0..<3).map { _ in UIImage() }
    screen.recorder.onDisplay = { [weak screen] _, _ in screen?.view.posters = [] }
    screen.view.posters = pictures.map { Poster($0) }
    #expect(screen.recorder.displayed == [0])
    #expect(screen.recorder.ended.suffix(2) == [0, 1])
    #expect(screen.pageViews.isEmpty)
  }

  @Test("A delegate may scroll on from inside a callback, and hears of one rest")
  func scrollOn() {
    let screen = PosterScreen(count: 5)
    screen.recorder.onChange = { [weak screen] page in
      if page == 1 { screen?.view.scrollToPage(3, animated: true) }
    }
    screen.flick()
    #expect(screen.view.currentPage == 3)
    #expect(screen.recorder.settles == [3])
  }

  @Test("A delegate may scroll on from the very last step of a movement")
  func scrollOnAtTheEnd() {
    let screen = PosterScreen(count: 5)
    screen.recorder.onScroll = { view in
      if view.pageProgress == 1 { view.scrollToPage(3, animated: true) }
    }
    screen.flick()
    #expect(screen.view.currentPage == 3)
    #expect(screen.recorder.settles == [3])
  }

  @Test("A tap selects, and neither turns a page nor ends a scroll")
  func tap() {
    let screen = PosterScreen()
    screen.flick()
    screen.recorder.changes = []
    screen.recorder.settles = []
    screen.scroller.beginDrag(at: CGPoint(x: 100, y: 100))
    screen.scroller.drag(to: CGPoint(x: 104, y: 103))
    screen.scroller.endDrag()
    #expect(screen.recorder.selections == [1])
    #expect(screen.recorder.changes.isEmpty && screen.recorder.settles.isEmpty)
  }

  @Test("A tap on a neighbour that peeks selects that one")
  func tapOnNeighbour() {
    let screen = PosterScreen { $0.peek = 60 }
    screen.scroller.beginDrag(at: CGPoint(x: 310, y: 100))
    screen.scroller.endDrag()
    #expect(screen.recorder.selections == [1])
  }

  @Test("A drag, a catch of what moves, and a touch that leaves the page select nothing")
  func noTap() {
    let screen = PosterScreen()
    screen.flick()
    screen.drag(by: 60)
    screen.release(speed: 1000)
    screen.scroller.beginDrag(at: CGPoint(x: 100, y: 100))
    screen.scroller.endDrag()
    screen.finish()
    screen.view.isScrollEnabled = false
    screen.scroller.beginDrag(at: CGPoint(x: 100, y: 100))
    screen.scroller.drag(to: CGPoint(x: 100, y: 700))
    screen.scroller.endDrag()
    screen.view.isScrollEnabled = true
    screen.scroller.beginDrag(at: CGPoint(x: 100, y: 100))
    screen.scroller.cancelDrag()
    #expect(screen.recorder.selections.isEmpty)
  }
}
