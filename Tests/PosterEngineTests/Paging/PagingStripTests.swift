import Testing

@testable import PosterEngine

@Suite("The strip inside the native scroll view") struct PagingStripTests {
  private func layout(
    count: Int, looping: Bool = false, direction: LayoutDirection = .leftToRight,
    axis: Axis = .horizontal, width: Double = 320
  ) -> PageLayout {
    PageLayout(
      viewport: Size(width: width, height: 480), axis: axis, direction: direction, count: count,
      isLooping: looping, displayScale: 2)
  }

  @Test("holds all pages of a short pager, from the first")
  func whole() {
    let strip = PagingStrip(layout: layout(count: 5), around: 3)
    #expect(strip.pages == 0..<5)
    #expect(strip.contentSize == Size(width: 1600, height: 480))
    #expect(strip.contentOffset(at: 960) == Vector(x: 960, y: 0))
    #expect(strip.offset(at: Vector(x: -30, y: 0)) == -30)
    #expect(!strip.isOffCenter(at: 0))
  }

  @Test("runs backwards in right-to-left, downwards on a vertical axis")
  func directions() {
    let mirrored = PagingStrip(layout: layout(count: 5, direction: .rightToLeft), around: 0)
    #expect(mirrored.contentOffset(at: 0) == Vector(x: 1280, y: 0))
    #expect(mirrored.contentOffset(at: 1280) == Vector(x: 0, y: 0))
    #expect(mirrored.offset(at: Vector(x: 1310, y: 0)) == -30)
    let vertical = PagingStrip(layout: layout(count: 5, axis: .vertical), around: 0)
    #expect(vertical.contentOffset(at: 480) == Vector(x: 0, y: 480))
    #expect(vertical.contentSize == Size(width: 320, height: 2400))
  }

  @Test("is at most a million points long, and stops where the pager does")
  func long() {
    // 1,000,000 / 320 = 3125 pages
    let long = layout(count: 10_000)
    #expect(PagingStrip(layout: long, around: 5000).pages == 3438..<6563)
    #expect(PagingStrip(layout: long, around: 0).pages == 0..<3125)
    #expect(PagingStrip(layout: long, around: 9999).pages == 6875..<10_000)
    let first = PagingStrip(layout: long, around: 0)
    #expect(!first.isOffCenter(at: 0))
    #expect(first.isOffCenter(at: 3000))
    #expect(!PagingStrip(layout: long, around: 9999).isOffCenter(at: 9999))
  }

  @Test("has pages on both sides of every page of a looping pager")
  func looping() {
    let strip = PagingStrip(layout: layout(count: 3, looping: true), around: -7)
    #expect(strip.pages.contains(-7 - 1500) && strip.pages.contains(-7 + 1500))
    #expect(!strip.isOffCenter(at: -7))
    #expect(strip.isOffCenter(at: -7 + 1000))
    #expect(strip.offset(at: strip.contentOffset(at: -2240)) == -2240)
  }

  @Test("is empty for an empty layout and short of pages for enormous ones")
  func extremes() {
    let empty = PagingStrip(layout: layout(count: 0), around: 4)
    #expect(empty.pages.isEmpty && empty.contentSize == .zero && empty.frame == .zero)
    #expect(empty.contentOffset(at: 100) == Vector(x: 100, y: 0))
    #expect(!empty.isOffCenter(at: 4))
    let enormous = PagingStrip(layout: layout(count: 99, width: 1e9), around: 50)
    #expect(enormous.pages == 42..<58)
  }

  @Test("counts as many pages as there are numbers for, where they are next to nothing long")
  func tiny() {
    let tiny = PageLayout(
      viewport: Size(width: 1e-290, height: 1), count: 2, isLooping: true, displayScale: 1e290)
    let strip = PagingStrip(layout: tiny, around: -.furthestPage)
    #expect(strip.pages.contains(-.furthestPage) && !strip.isOffCenter(at: -.furthestPage))
  }
}
