import PosterEngine
import Testing

@Suite("Conversion to whole numbers")
struct IntSaturatingTests {
  @Test(
    "Rounds down, and saturates where no page could be counted",
    arguments: [
      (2.9, 2), (-0.1, -1), (-3, -3), (.nan, 0), (.infinity, .furthestPage),
      (-.infinity, -.furthestPage), (1e300, .furthestPage), (-1e300, -.furthestPage),
    ] as [(Double, Int)])
  func conversion(value: Double, expected: Int) {
    #expect(Int(saturating: value) == expected)
  }

  @Test("The neighbours of the furthest page, and twice its number, can be counted")
  func furthest() {
    #expect(Int.furthestPage.addingReportingOverflow(.furthestPage).overflow == false)
    #expect(Int.furthestPage > 1_000_000_000)
  }
}
