import PosterEngine
import Testing

@Suite("Finding the page under a point")
struct PagerFrameHitTestTests {
  private func page(
    _ effect: PosterEffect, _ x: Double, offset: Double, layout: PageLayout = .phone(count: 3)
  ) -> Int? {
    PagerFrame(layout: layout, effect: effect, offset: offset).page(under: Vector(x: x, y: 400))
  }

  @Test("Pages side by side, and nothing in a gap or outside")
  func sideBySide() {
    #expect(page(.slide, 100, offset: 200) == 0)
    #expect(page(.slide, 189.9, offset: 200) == 0)
    #expect(page(.slide, 190, offset: 200) == 1)
    let spaced = PageLayout.phone(count: 3, spacing: 20)
    #expect(page(.slide, 195, offset: 200, layout: spaced) == nil)
    #expect(page(.slide, 100, offset: -150) == nil)
  }

  @Test("The page that is drawn on top")
  func onTop() {
    #expect(page(.cover, 300, offset: 200) == 1)
    #expect(page(.cover, 100, offset: 200) == 0)
    #expect(page(.fade, 100, offset: 200) == 1)
    #expect(page(.stack, 100, offset: 200) == 0)
    #expect(page(.stack, 300, offset: 200) == 1)
  }

  @Test("An empty frame, and a point that is none, have no page")
  func nothing() {
    #expect(page(.slide, 10, offset: 0, layout: .phone(count: 0)) == nil)
    #expect(page(.slide, .nan, offset: 0) == nil)
  }
}
