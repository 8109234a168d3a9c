import Testing

@testable import PosterEngine

@Suite("Sides of a page") struct SideTests {
  private func layout(_ axis: Axis, _ direction: LayoutDirection) -> PageLayout {
    PageLayout(
      viewport: Size(width: 320, height: 480), axis: axis, direction: direction, count: 3)
  }

  @Test(
    "A neighbour lies along the axis, and where the language has it",
    arguments: [
      (Axis.horizontal, LayoutDirection.leftToRight, [-1, 1, 0, 0]),
      (.horizontal, .rightToLeft, [1, -1, 0, 0]),
      (.vertical, .leftToRight, [0, 0, -1, 1]),
      (.vertical, .rightToLeft, [0, 0, -1, 1]),
    ])
  func pages(axis: Axis, direction: LayoutDirection, expected: [Int]) {
    let layout = layout(axis, direction)
    let sides: [Side] = [.left, .right, .above, .below]
    #expect(sides.map(layout.pages(to:)) == expected)
  }
}
