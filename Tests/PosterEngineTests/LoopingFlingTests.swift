import PosterEngine
import TestSupport
import Testing

@Suite("Looping flings")
struct LoopingFlingTests {
  @Test(
    "500 flings each way: every frame is covered, the pages go strictly one by one",
    arguments: [2, 3, 4])
  func flings(count: Int) {
    for (direction, peek) in [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 45)] {
      for sign in [1, -1] {
        let layout = PageLayout.phone(
          direction: direction, count: count, peek: peek, isLooping: true, displayScale: 3)
        var pager = Pager(layout: layout)
        fling(&pager, towards: sign)
      }
    }
  }

  /// Some flings are let settle, some are caught in flight by the next.
  private func fling(_ pager: inout Pager, towards sign: Int) {
    var random = SeededRandom(seed: 500)
    let push = pager.layout.displacement(-160 * Double(sign))
    var time = 0.0
    var virtual = 0
    for _ in 0..<500 {
      pager.drag(by: push, for: 0.04, from: Vector(x: 195, y: 0), at: time, steps: 4)
      time += 0.04
      let end = time + random.pick([0.15, 0.3, 0.9])
      while time < end {
        time += 1.0 / 60
        pager.advance(to: time)
        expectCovered(pager)
      }
      for event in pager.takeEvents() where event.kind == .pageChanged {
        #expect(event.virtual == virtual + sign, "a step that is not one")
        #expect((0..<pager.layout.count).contains(event.page))
        virtual = event.virtual
      }
    }
    pager.settle(from: time)
    #expect(abs(pager.page) >= 490 && pager.offset == pager.layout.rest(of: pager.page))
  }

  private func expectCovered(_ pager: Pager) {
    let frame = pager.frame
    var end = 0.0
    let pages = frame.pages.map { frame[$0].frame }.sorted { $0.x < $1.x }
    for page in pages {
      #expect(page.x <= end + 1e-6, "a gap at \(end), offset \(pager.offset)")
      end = max(end, page.x + page.width)
    }
    #expect(end >= 390 - 1e-6)
  }
}
