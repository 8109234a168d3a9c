import Testing

@testable import PosterEngine

@Suite("A place that outlives sizes") struct ScrollAnchorTests {
  private func layout(width: Double) -> PageLayout {
    PageLayout(viewport: Size(width: width, height: 100), count: 5, displayScale: 2)
  }

  @Test(
    "goes from one width to another",
    arguments: [(0.0, 0.0), (640.0, 960.0), (720.0, 1080.0), (-32.0, -48.0), (1312.0, 1968.0)])
  func widths(narrow: Double, wide: Double) {
    let anchor = ScrollAnchor(offset: narrow, in: layout(width: 320))
    #expect(abs(anchor.offset(in: layout(width: 480)) - wide) < 1e-9)
    #expect(abs(anchor.progress - narrow / 320) < 1e-9)
  }

  @Test("is exact at rest at a width that is no whole number of pixels")
  func crooked() {
    let crooked = layout(width: 356.72000000000003)
    let anchor = ScrollAnchor(offset: crooked.rest(of: 3), in: crooked)
    #expect(anchor == ScrollAnchor(page: 3))
    #expect(anchor.offset(in: crooked) == 1070)
  }
}
