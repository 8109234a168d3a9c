import PosterEngine
import TestSupport
import Testing

@Suite("The order in which pictures are prefetched")
struct PrefetchOrderTests {
  private func order(
    _ visible: Range<Int>, _ layout: PageLayout, forward: Bool, distance: Int
  ) -> [Int] {
    var pages: [Int] = []
    var order = PrefetchOrder(
      around: VisiblePages(range: visible), in: layout, isForward: forward, distance: distance)
    while let page = order.next() { pages.append(page) }
    return pages
  }

  @Test("Nearest first, and of two equally near the one ahead")
  func alternating() {
    let layout = PageLayout.phone(count: 20)
    #expect(order(5..<7, layout, forward: true, distance: 3) == [7, 4, 8, 3, 9, 2])
    #expect(order(5..<7, layout, forward: false, distance: 3) == [4, 7, 3, 8, 2, 9])
  }

  @Test("Ends where a finite pager does, and goes on in a looping one")
  func ends() {
    let finite = PageLayout.phone(count: 4)
    #expect(order(0..<1, finite, forward: true, distance: 9) == [1, 2, 3])
    #expect(order(3..<4, finite, forward: true, distance: 2) == [2, 1])
    #expect(order(0..<4, finite, forward: true, distance: 5) == [])
    let looping = PageLayout.phone(count: 4, isLooping: true)
    #expect(order(0..<1, looping, forward: true, distance: 2) == [1, -1, 2, -2])
  }

  @Test("Random cases agree with a sort of all pages")
  func againstSort() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<1000 {
      let layout = PageLayout.phone(count: random.int(2...30), isLooping: random.bool())
      let lower = random.int(0...layout.count - 1)
      let visible = lower..<random.int(lower + 1...layout.count)
      let forward = random.bool()
      let distance = random.int(0...12)
      let candidates = (-60...90).filter { page in
        !visible.contains(page) && (layout.isLooping || (0..<layout.count).contains(page))
          && page >= visible.lowerBound - distance && page < visible.upperBound + distance
      }
      let remoteness = { (page: Int) in
        let isAhead = page >= visible.upperBound
        let steps = isAhead ? page - visible.upperBound : visible.lowerBound - 1 - page
        return 2 * steps + (isAhead == forward ? 0 : 1)
      }
      let expected = candidates.sorted { remoteness($0) < remoteness($1) }
      #expect(order(visible, layout, forward: forward, distance: distance) == expected)
    }
  }

  @Test("No visible page, no distance and absurd numbers name few pages or none")
  func nothing() {
    let layout = PageLayout.phone(count: 3)
    #expect(order(1..<1, layout, forward: true, distance: 3) == [])
    #expect(order(1..<2, layout, forward: true, distance: 0) == [])
    #expect(order(1..<2, layout, forward: true, distance: -3) == [])
    #expect(order(1..<2, layout, forward: true, distance: .max) == [2, 0])
    #expect(order(.min..<0, layout, forward: true, distance: .max) == [0, 1, 2])
    #expect(order(.min..<(.max), layout, forward: true, distance: 1) == [])
    #expect(order(0..<1, .phone(count: 0), forward: true, distance: 5) == [])
  }
}
