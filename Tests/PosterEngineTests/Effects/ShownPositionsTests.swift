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
    for effect in [PosterEffect.cover, .fade, .stack] {
      #expect(effect.shownPositions == .between(-1, 1))
    }
  }
}
