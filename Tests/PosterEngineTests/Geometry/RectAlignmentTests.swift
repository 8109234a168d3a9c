import PosterEngine
import Testing

@Suite("Rectangles on device pixels")
struct RectAlignmentTests {
  /// Each with a start and a length, and the start and the length of the pixels that it holds.
  @Test(
    "A rectangle holds the pixels whose centres it held",
    arguments: [
      (1.0, 0.0, 10.0, 0.0, 10.0), (1, 0.4, 10, 0, 10), (1, 0.5, 10, 0, 10), (1, 0.6, 10, 1, 10),
      (1, -0.5, 10, -1, 10), (1, 0.6, 9.8, 1, 9), (2, 0.3, 1, 0.5, 1), (1, 0.2, 0.2, 0, 0),
    ] as [(Double, Double, Double, Double, Double)])
  func centres(scale: Double, start: Double, length: Double, left: Double, width: Double) {
    let grid = PixelGrid(scale: scale)
    let across = Rect(x: start, y: 0, width: length, height: 1).aligned(to: grid)
    #expect(across == Rect(x: left, y: 0, width: width, height: 1))
    let down = Rect(x: 0, y: start, width: 1, height: length).aligned(to: grid)
    #expect(down == Rect(x: 0, y: left, width: 1, height: width))
  }

  @Test("Two that touch still do", arguments: [0.1, 0.25, 0.5, 0.75, 1.0 / 3] as [Double])
  func touching(seam: Double) {
    let grid = PixelGrid(scale: 2)
    let one = Rect(x: -20, y: 0, width: 20 + seam, height: 5).aligned(to: grid)
    let other = Rect(x: seam, y: 0, width: 20, height: 5).aligned(to: grid)
    #expect(one.x + one.width == other.x)
  }
}
