import PosterEngine
import TestSupport
import Testing

@Suite("Visible pages")
struct VisiblePagesTests {
  /// Walks every page that could matter, and asks its rectangle; less than a share of a pixel is
  /// not seen.
  private func bruteForce(
    _ layout: PageLayout, _ offset: Double, share: Double = 0.01
  ) -> [Int] {
    let viewport = Rect(layout.viewport)
    let center = Int((offset / layout.stride).rounded())
    let pages =
      layout.isLooping ? (center - 60)...(center + 60) : 0...(layout.count - 1)
    return pages.filter { page in
      let frame = layout.frame(of: page, offset: offset)
      let hair = share / layout.grid.scale
      return frame.x + hair < viewport.width && frame.x + frame.width > hair
        && frame.y + hair < viewport.height && frame.y + frame.height > hair
    }
  }

  @Test("Those whose rectangle shares an area with the viewport, as a walk over all finds")
  func againstAll() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<4000 {
      let layout = PageLayout(
        viewport: Size(width: random.double(50...1500), height: 300),
        direction: random.pick([.leftToRight, .rightToLeft]), count: random.int(1...60),
        peek: random.pick([0, 0, 12, random.double(0...24.9)]),
        spacing: random.pick([0, 0, 17.3, random.double(-20...100)]), isLooping: random.bool(),
        displayScale: random.pick([1, 2, 3, 1.5]))
      guard !layout.isEmpty else { continue }
      var offset = random.double(-1000...layout.contentLength + 1000)
      if random.int(0...3) == 0 { offset = layout.rest(of: random.int(0...60)) }
      let found = VisiblePages(in: layout, at: offset).range
      let place = "\(layout) at \(offset)"
      #expect(bruteForce(layout, offset, share: 0.01).allSatisfy(found.contains), "\(place)")
      #expect(found.allSatisfy(bruteForce(layout, offset, share: 1e-6).contains), "\(place)")
    }
  }

  @Test("Wide peeks and overlapping pages show many")
  func many() {
    let layout = PageLayout.phone(count: 50, peek: 180, spacing: -10)
    let expected = bruteForce(layout, 400)
    #expect(expected.count > 15)
    #expect(Array(VisiblePages(in: layout, at: 400).range) == expected)
  }

  @Test("Those of 10,000 pages are found far out")
  func farOut() {
    let layout = PageLayout(
      viewport: Size(width: 393 + 1.0 / 3, height: 800), count: 10_000, displayScale: 3)
    let rest = layout.rest(of: 9_998)
    #expect(Array(VisiblePages(in: layout, at: rest).range) == [9_998])
    #expect(Array(VisiblePages(in: layout, at: rest + 0.3).range) == [9_998, 9_999])
    #expect(Array(VisiblePages(in: layout, at: rest - 0.3).range) == [9_997, 9_998])
  }

  @Test("None without posters, or at an offset that is none")
  func none() {
    #expect(VisiblePages(in: .phone(count: 0), at: 0) == .none)
    for offset in [Double.nan, .infinity, -.infinity] {
      #expect(VisiblePages(in: .phone(), at: offset).range.isEmpty)
    }
    #expect(VisiblePages(in: .phone(), at: 1e9).range.isEmpty)
    #expect(VisiblePages(in: .phone(), at: -1e9).range.isEmpty)
  }

  @Test("Entering and leaving pages are the differences, as sets have them")
  func changes() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<500 {
      let start = random.int(-5...5)
      let before = VisiblePages(range: start..<start + random.int(0...4))
      let next = random.int(-5...5)
      let after = VisiblePages(range: next..<next + random.int(0...4))
      let entering = after.entering(since: before)
      let leaving = after.leaving(since: before)
      let old = Set(before.range)
      let new = Set(after.range)
      #expect(Set(entering.lower).union(entering.upper) == new.subtracting(old))
      #expect(Set(leaving.lower).union(leaving.upper) == old.subtracting(new))
    }
  }
}
