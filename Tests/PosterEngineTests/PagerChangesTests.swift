import PosterEngine
import Testing

/// Sizes and posters that change while anything is going on.
@Suite("Changes under a pager")
struct PagerChangesTests {
  enum Situation: CaseIterable, Sendable {
    case idle, pressed, dragging, settling, animating, swiping

    /// A pager on its way from page 2, 40 points or more from rest but when idle.
    func pager(_ layout: PageLayout) -> Pager {
      var pager = Pager(layout: layout, page: 2)
      switch self {
      case .idle: break
      case .pressed: pager.handle(.down(at: Vector(x: 300, y: 300)), at: 0)
      case .dragging:
        pager.handle(.down(at: Vector(x: 300, y: 300)), at: 0)
        pager.handle(.move(to: Vector(x: 250, y: 300)), at: 0.1)
      case .settling: pager.drag(by: Vector(x: -100, y: 0), for: 0.1, at: 0)
      case .animating:
        pager.handle(.key(.next), at: 0)
        pager.advance(to: 0.08)
      case .swiping:
        pager.handle(.scroll(.begin), at: 0)
        pager.handle(.scroll(.update(dx: 60, dy: 0)), at: 0.05)
      }
      _ = pager.takeEvents()
      return pager
    }
  }

  private static let landscape = Size(width: 844, height: 390)
  private static let portrait = Size(width: 390, height: 844)

  @Test("A resize keeps the page and, while moving, the progress", arguments: Situation.allCases)
  func resize(situation: Situation) {
    for isLooping in [false, true] {
      var pager = situation.pager(.phone(isLooping: isLooping))
      let (progress, page, state) = (pager.progress, pager.page, pager.state)
      let velocity = pager.velocity
      pager.handle(.resize(PagerChangesTests.landscape), at: 0.1)
      pager.handle(.resize(PagerChangesTests.landscape), at: 0.1)
      #expect(pager.page == page && pager.state == state)
      if situation != .animating {
        #expect(near(pager.progress, progress, 1e-9))
        #expect(near(pager.velocity * 390, velocity * 844, 1e-6))
      }
      pager.handle(.resize(PagerChangesTests.portrait), at: 0.1)
      #expect(pager.page == page && pager.state == state)
      if situation != .animating { #expect(near(pager.progress, progress, 1e-9)) }
      #expect(pager.takeDescriptions() == [])
    }
  }

  @Test("Turned to landscape and back, the first and the last page stay", arguments: [0, 4])
  func rotation(page: Int) {
    var pager = Pager(layout: .phone(), page: page)
    pager.handle(.resize(PagerChangesTests.landscape), at: 1)
    #expect(pager.page == page && pager.offset == 844 * Double(page))
    pager.handle(.resize(PagerChangesTests.portrait), at: 2)
    #expect(pager.page == page && pager.offset == 390 * Double(page))
    #expect(pager.takeDescriptions() == [])
  }

  @Test("A drag goes on 1:1 after a resize, from where it is")
  func dragOn() {
    var pager = Situation.dragging.pager(.phone())
    pager.handle(.resize(PagerChangesTests.landscape), at: 0.2)
    let offset = pager.offset
    #expect(near(offset, (2 + 40.0 / 390) * 844))
    pager.handle(.move(to: Vector(x: 243, y: 300)), at: 0.3)
    #expect(near(pager.offset, offset + 7))
    pager.handle(.up(at: Vector(x: 243, y: 300)), at: 0.5)
    pager.settle(from: 0.5)
    #expect(pager.page == 2 && pager.offset == 1688)
  }

  @Test("A bounce beyond an end stays a bounce beyond it")
  func beyondEnd() {
    var pager = Pager(layout: .phone())
    pager.handle(.down(at: Vector(x: 100, y: 0)), at: 0)
    pager.handle(.move(to: Vector(x: 310, y: 0)), at: 0.1)
    pager.handle(.resize(PagerChangesTests.landscape), at: 0.2)
    #expect(near(pager.offset, -85.8 / 390 * 844, 1e-6))
    let before = pager.offset
    pager.handle(.move(to: Vector(x: 310, y: 0)), at: 0.3)
    #expect(near(pager.offset, before, 1e-9))
  }

  @Test("Another axis or direction under a finger moves nothing", arguments: [true, false])
  func otherAxis(turnsAxis: Bool) {
    for situation in [Situation.dragging, .swiping] {
      var pager = situation.pager(.phone())
      let progress = pager.progress
      let layout =
        turnsAxis ? PageLayout.phone(axis: .vertical) : .phone(direction: .rightToLeft)
      pager.setLayout(layout, at: 0.11)
      let offset = pager.offset
      #expect(near(pager.progress, progress, 0.11))
      pager.handle(.scroll(.update(dx: 9, dy: 9)), at: 0.11)
      pager.handle(.move(to: Vector(x: 251, y: 300)), at: 0.11)
      #expect(near(pager.offset, offset), "\(situation) leapt")
      pager.handle(.up(at: Vector(x: 250, y: 300)), at: 0.2)
      pager.handle(.scroll(.end), at: 0.2)
      pager.settle(from: 0.2)
      #expect(pager.state == .idle && pager.page == 2)
    }
  }

  @Test("Five posters, then none, then three", arguments: Situation.allCases)
  func emptied(situation: Situation) {
    for isLooping in [false, true] {
      var pager = situation.pager(.phone(isLooping: isLooping))
      pager.autoAdvanceInterval = 1
      pager.handle(.count(0), at: 0.1)
      #expect(pager.page == 0 && pager.offset == 0 && pager.progress == 0)
      #expect(pager.state == .idle && pager.frame.pages.isEmpty)
      #expect(pager.takeDescriptions() == ["2→0"])
      for input in [
        .move(to: Vector(x: 100, y: 300)), .up(at: Vector(x: 100, y: 300)),
        .scroll(.update(dx: 50, dy: 0)), .scroll(.end), .key(.next), .wheel(notches: 2),
        .down(at: .zero), .move(to: Vector(x: 90, y: 0)), .up(at: Vector(x: 90, y: 0)),
      ] as [PagerInput] {
        pager.handle(input, at: 0.2)
        #expect(pager.offset == 0 && pager.page == 0)
      }
      pager.advance(to: 5)
      #expect(pager.takeDescriptions() == [] && pager.nextWakeUp == nil)
      pager.handle(.count(3), at: 5)
      #expect(pager.page == 0 && Array(pager.frame.pages) == [0])
      #expect(pager.takeDescriptions() == [])
    }
  }

  @Test("Fewer posters than the page: the last one, at rest", arguments: Situation.allCases)
  func fewer(situation: Situation) {
    var pager = situation.pager(.phone())
    pager.handle(.count(2), at: 0.1)
    #expect(pager.page == 1 && pager.offset == 390)
    pager.handle(.cancel(), at: 0.2)
    pager.handle(.scroll(.end), at: 0.2)
    pager.settle(from: 0.2)
    #expect(pager.offset == 390 && pager.page == 1 && pager.state == .idle)
    #expect(pager.takeDescriptions().first == "2→1")
  }

  @Test("More posters leave everything as it is", arguments: Situation.allCases)
  func more(situation: Situation) {
    for isLooping in [false, true] {
      var pager = situation.pager(.phone(isLooping: isLooping))
      pager.advance(to: 0.1)
      let (offset, state, velocity) = (pager.offset, pager.state, pager.velocity)
      pager.handle(.count(9), at: 0.1)
      #expect(near(pager.offset, offset) && pager.state == state)
      #expect(near(pager.velocity, velocity, 1e-6) && pager.takeDescriptions() == [])
    }
  }

  @Test("A page that appears where the end was is the page at once, if it is the nearest")
  func pageAtTheEnd() {
    var pager = Pager(layout: .phone(count: 3), page: 2)
    pager.handle(.down(at: Vector(x: 2000, y: 0)), at: 0)
    pager.handle(.move(to: Vector(x: 990, y: 0)), at: 0.1)
    #expect(near(pager.offset, 780 + RubberBand(viewportLength: 390).displacement(of: 1000)))
    #expect(pager.page == 2)
    let offset = pager.offset
    pager.handle(.count(5), at: 0.2)
    #expect(pager.page == 3 && near(pager.offset, offset))
    #expect(pager.takeDescriptions() == ["2→3"])
    pager.handle(.cancel(), at: 0.3)
    pager.settle(from: 0.3)
    #expect(pager.takeDescriptions() == ["settled 3"])
  }

  @Test(
    "The current poster is kept by its new index, and the movement goes on",
    arguments: Situation.allCases)
  func keptPoster(situation: Situation) {
    for isLooping in [false, true] {
      var pager = situation.pager(.phone(isLooping: isLooping))
      pager.advance(to: 0.1)
      let fraction = pager.offset - 390 * Double(pager.page)
      let (state, page) = (pager.state, pager.page)
      pager.handle(.posters(count: 12, page: page + 5, isKept: true), at: 0.1)
      #expect(pager.page == page + 5 && pager.state == state)
      #expect(near(pager.offset, 390 * Double(page + 5) + fraction))
      #expect(pager.takeDescriptions() == ["\(page)→\(page + 5)"])
      let isOnItsWay = situation == .settling || situation == .animating
      #expect(pager.pendingPage == page + (isOnItsWay ? 6 : 5))
    }
  }

  @Test("A poster that is gone: its stand-in is shown at rest", arguments: Situation.allCases)
  func gonePoster(situation: Situation) {
    var pager = situation.pager(.phone())
    pager.handle(.posters(count: 4, page: 1, isKept: false), at: 0.1)
    #expect(pager.page == 1 && pager.offset == 390)
    pager.handle(.cancel(), at: 0.2)
    pager.handle(.scroll(.end), at: 0.2)
    pager.settle(from: 0.2)
    #expect(pager.offset == 390 * Double(pager.page) && pager.state == .idle)
    #expect(pager.takeDescriptions().first == "2→1")
  }

  @Test("A view that is squeezed to nothing and back keeps its page", arguments: Situation.allCases)
  func squeezed(situation: Situation) {
    for isLooping in [false, true] {
      var pager = situation.pager(.phone(isLooping: isLooping))
      let page = pager.page
      pager.handle(.resize(.zero), at: 0.1)
      #expect(pager.frame.pages.isEmpty && pager.state == .idle && pager.page == 0)
      pager.handle(.resize(PagerChangesTests.landscape), at: 0.2)
      #expect(pager.page == page && pager.offset == 844 * Double(page))
    }
  }
}
