import PosterEngine
import Testing

@Suite("A layout direction")
struct LayoutDirectionTests {
  @Test(
    "Only right-to-left along the horizontal axis mirrors",
    arguments: [
      (LayoutDirection.leftToRight, Axis.horizontal, 1.0), (.leftToRight, .vertical, 1),
      (.rightToLeft, .horizontal, -1), (.rightToLeft, .vertical, 1),
    ] as [(LayoutDirection, Axis, Double)])
  func sign(direction: LayoutDirection, axis: Axis, sign: Double) {
    #expect(direction.sign(along: axis) == sign)
    let layout = PageLayout.phone(axis: axis, direction: direction)
    #expect(layout.pagesToTheRight == Int(sign))
    let moved = layout.displacement(12)
    #expect(moved == (axis == .horizontal ? Vector(x: 12 * sign, y: 0) : Vector(x: 0, y: 12)))
    #expect(layout.length(of: moved) == 12)
    #expect(layout.length(of: Vector(x: 4, y: 9)) == (axis == .horizontal ? 4 * sign : 9))
  }
}
