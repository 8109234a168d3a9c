import PosterEngine
import PosterImages
import PosterRender
import Testing

@Suite("The pixels that cover a size")
struct PixelGridPixelSizeTests {
  @Test(
    "They are whole, and a hair of floating point is not a pixel",
    arguments: [
      (1.0, 320.0, 320), (2.0, 320.0, 640), (3.0, 393 + 1.0 / 3, 1180), (1.0, 356.72, 357),
      (1.5, 101.0, 152), (0.5, 1.0, 1), (1.0, 0.0, 0),
    ])
  func width(scale: Double, points: Double, pixels: Int) {
    let size = PixelGrid(scale: scale).pixelSize(of: Size(width: points, height: 1))
    #expect(size.width == pixels)
  }

  @Test("Sizes that make no sense do not trap", arguments: [Double.nan, .infinity, -5, 1e300])
  func senseless(points: Double) {
    let size = PixelGrid(scale: 2).pixelSize(of: Size(width: points, height: points))
    #expect(size.width == size.height)
  }
}
