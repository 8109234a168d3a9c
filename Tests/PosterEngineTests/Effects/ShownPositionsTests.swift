import PosterEngine
import Testing

@Suite("The positions at which an effect shows a page")
struct ShownPositionsTests {
  private let layout = PageLayout.phone(count: 9)

  private func pages(_ shown: ShownPositions, at offset: Double, looping: Bool = false)
    -> [Int]
  {
    let layout = PageLayout.phone(count: 9, isLooping: looping)
    return Array(VisiblePages(in: layout, at: offset, shown: shown).range)
  }

  @Test("Between two positions, both excluded")
  func between() {
    #expect(pages(.between(-1, 1), at: 0) == [0])
    #expect(pages(.between(-1, 1), at: 390) == [1])
    #expect(pages(.between(-1, 1), at: 391) == [1, 2])
    #expect(pages(.between(-1, 2), at: 391) == [1, 2, 3])
    #expect(pages(.between(-2, 2), at: 1560) == [3, 4, 5])
    #expect(pages(.between(-2.5, 0.5), at: 1560) == [2, 3, 4])
  }

  @Test(
    "Not a number, or an upper position that is not above the lower one, shows nothing",
    arguments: [(1.0, 1.0), (2, -2), (.nan, 1), (-1, .nan), (.nan, .nan)] as [(Double, Double)])
  func nonsense(lower: Double, upper: Double) {
    for offset in [0, 390, 1000.0] {
      #expect(pages(.between(lower, upper), at: offset) == [])
      #expect(pages(.between(lower, upper), at: offset, looping: true) == [])
    }
  }

  @Test("On one side of a position, as far as the viewport goes on the other")
  func oneSided() {
    #expect(pages(.above(-1), at: 390) == [1])
    #expect(pages(.above(-1), at: 391) == [1, 2])
    #expect(pages(.above(-2.5), at: 1560) == [2, 3, 4])
    #expect(pages(.above(0.5), at: 391) == [2])
    #expect(pages(.above(3), at: 391) == [])
    #expect(pages(.below(1), at: 390) == [1])
    #expect(pages(.below(1), at: 391) == [1, 2])
    #expect(pages(.below(2.5), at: 1560) == [4, 5, 6])
    #expect(pages(.above(.nan), at: 400) == [] && pages(.below(.nan), at: 400) == [])
    #expect(pages(.above(-.infinity), at: 390, looping: true) == Array(-98..<2))
    #expect(pages(.below(.infinity), at: 390) == Array(1..<9))
  }

  @Test(
    "With neighbours that peek, no page appears or goes at once but where another one hides it",
    arguments: [
      PosterEffect.slide, .parallax(depth: 0.5), .reveal, .cover, .fade, .zoom, .stack,
    ], [(0.0, 0.0), (40, 12), (60, 0), (24, 60), (0, 30)])
  func noPops(effect: PosterEffect, margins: (peek: Double, spacing: Double)) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let layout = PageLayout(
        viewport: Size(width: 320, height: 480), direction: direction, count: 6,
        peek: margins.peek, spacing: margins.spacing, displayScale: 2)
      var last = PagerFrame(layout: layout, effect: effect, offset: 0)
      for step in 1...Int(layout.rest(of: 4) * 2) {
        let frame = PagerFrame(layout: layout, effect: effect, offset: Double(step) / 2)
        let changed = Set(last.pages).symmetricDifference(frame.pages)
        for (shown, page) in changed.map({ (last.pages.contains($0) ? last : frame, $0) }) {
          #expect(
            plainWidth(of: page, in: shown) < 2,
            "page \(page) at \(shown.offset), \(margins), \(direction)")
        }
        last = frame
      }
    }
  }

  /// How much of a page's width can be seen, in points: in the viewport, not behind other pages.
  private func plainWidth(of page: Int, in frame: PagerFrame) -> Double {
    let placement = frame[page]
    guard placement.opacity > 0.02 else { return 0 }
    let rect = placement.frame
    let above = frame.pages.map { frame[$0] }.filter {
      ($0.order, $0.virtual) > (placement.order, page) && $0.opacity > 0.98
    }
    let samples = stride(from: 0.25, to: frame.layout.viewport.width, by: 0.5)
    let seen = samples.filter { x in
      x > rect.x && x < rect.x + rect.width
        && !above.contains { x > $0.frame.x && x < $0.frame.x + $0.frame.width }
    }
    return Double(seen.count) / 2
  }

  @Test("Everything, in a finite pager")
  func everything() {
    #expect(pages(.between(-.infinity, .infinity), at: 400) == Array(0..<9))
  }

  @Test("In a looping pager, which has no end, a hundred pages on each side at the most")
  func endless() {
    #expect(pages(.between(-.infinity, .infinity), at: 390, looping: true) == Array(-98..<101))
    #expect(pages(.between(-2, .infinity), at: 390, looping: true) == Array(0..<101))
    #expect(pages(.between(200, 300), at: 390, looping: true) == [])
  }

  @Test("The built-in effects state them")
  func builtIn() {
    for effect in [PosterEffect.slide, .parallax(depth: 0.5), .reveal, .zoom] {
      #expect(effect.shownPositions == .onScreen)
    }
    #expect(PosterEffect.fade.shownPositions == .between(-1, 1))
    #expect(PosterEffect.cover.shownPositions == .above(-1))
    #expect(PosterEffect.stack.shownPositions == .below(1))
  }
}
