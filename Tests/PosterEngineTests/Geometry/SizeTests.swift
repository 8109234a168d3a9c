import PosterEngine
import Testing

@Suite("A size")
struct SizeTests {
  @Test(
    "Something can be drawn in it when both extents are finite and above zero",
    arguments: [
      (1.0, 1.0, true), (1e-9, 1e9, true), (0, 1, false), (1, 0, false), (-1, 1, false),
      (.nan, 1, false), (1, .infinity, false),
    ] as [(Double, Double, Bool)])
  func drawable(width: Double, height: Double, isDrawable: Bool) {
    #expect(Size(width: width, height: height).isDrawable == isDrawable)
  }
}
