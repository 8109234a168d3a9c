import PosterEngine
import Testing

@Suite("Changes of a layout")
struct PageLayoutChangesTests {
  private let layout = PageLayout(
    viewport: Size(width: 390, height: 844), axis: .vertical, direction: .rightToLeft, count: 3,
    peek: 20, spacing: 7, isLooping: true, displayScale: 3)

  @Test("Another viewport keeps all else")
  func resized() {
    let size = Size(width: 844, height: 390)
    #expect(
      layout.resized(to: size)
        == PageLayout(
          viewport: size, axis: .vertical, direction: .rightToLeft, count: 3, peek: 20, spacing: 7,
          isLooping: true, displayScale: 3))
  }

  @Test("Another count keeps all else, and looping comes back when there are posters enough")
  func counting() {
    let single = layout.counting(1)
    #expect(!single.isLooping && single.count == 1)
    #expect(single.counting(3) == layout)
    #expect(layout.counting(0).counting(3) == layout)
    #expect(layout.counting(-7).count == 0)
  }
}
