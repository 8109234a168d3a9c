import PosterEngine
import Testing

/// Posters that change, come or go under a looping pager.
@Suite("Changes under a looping pager")
struct PagerLoopChangesTests {
  @Test(
    "A looping pager that loses its poster to a shorter count shows the last one, and says so",
    arguments: [(5, 4, 2, 1), (5, 2, 2, 1), (9, 7, 3, 2), (4, 3, 1, 0)])
  func loopingCountDrops(count: Int, page: Int, newCount: Int, expected: Int) {
    var pager = Pager(layout: .phone(count: count, isLooping: true), page: page)
    pager.handle(.count(newCount), at: 1)
    #expect(pager.layout.index(of: pager.page) == expected)
    #expect(pager.offset == pager.layout.rest(of: expected))
    #expect(pager.takeDescriptions() == ["\(page)→\(expected)"])
  }

  @Test("Each page change begins where the last one ended, also across looping counts")
  func chain() {
    var pager = Pager(layout: .phone(count: 3, isLooping: true), page: 2)
    for step in 0..<3 { pager.handle(.key(.next), at: Double(step)) }
    pager.advance(to: 5)
    #expect(pager.page == 5)
    #expect(pager.takeEvents().last { $0.kind == .pageChanged }?.page == 2)
    pager.handle(.posters(count: 10, page: 5, isKept: true), at: 6)
    #expect(pager.takeDescriptions() == ["2→5"])
    #expect(pager.layout.index(of: pager.page) == 5)
  }

  @Test("Looping switched off and on keeps the poster", arguments: -7...7)
  func loopSwitched(virtual: Int) {
    var pager = Pager(layout: .phone(count: 3, isLooping: true))
    for step in 0..<abs(virtual) {
      pager.handle(.key(virtual > 0 ? .next : .previous), at: Double(step))
    }
    pager.advance(to: 10)
    #expect(pager.page == virtual)
    _ = pager.takeEvents()
    let poster = ((virtual % 3) + 3) % 3
    pager.setLayout(.phone(count: 3), at: 10)
    #expect(pager.page == poster && pager.offset == 390 * Double(poster))
    pager.setLayout(.phone(count: 3, isLooping: true), at: 11)
    #expect(pager.page == poster && pager.takeDescriptions() == [])
    pager.setLayout(.phone(direction: .rightToLeft, count: 3, isLooping: true), at: 12)
    #expect(pager.page == poster)
  }

  @Test("A looping pager whose poster is said to be far out shows it within the posters")
  func farPoster() {
    var pager = Pager(layout: .phone(count: 3, isLooping: true))
    pager.handle(.posters(count: 5, page: .max - 1, isKept: false), at: 1)
    #expect((0..<5).contains(pager.page) && pager.offset == 390 * Double(pager.page))
  }
}
