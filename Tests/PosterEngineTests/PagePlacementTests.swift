import PosterEngine
import Testing

@Suite("A page's placement")
struct PagePlacementTests {
  private let layout = PageLayout(viewport: Size(width: 320, height: 480), count: 3)

  @Test("The following page is drawn over the one before")
  func following() {
    let frame = PagerFrame(layout: layout, effect: .cover, offset: 160)
    #expect(frame[0].isDrawn(before: frame[1]) && !frame[1].isDrawn(before: frame[0]))
    #expect(!frame[0].isDrawn(before: frame[0]))
  }

  @Test("An effect's order counts before the page's number")
  func order() {
    let frame = PagerFrame(layout: layout, effect: .stack, offset: 160)
    #expect(frame[1].isDrawn(before: frame[0]) && !frame[0].isDrawn(before: frame[1]))
  }
}
