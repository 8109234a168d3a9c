import PosterEngine
import Testing

@Suite("The grid of device pixels")
struct PixelGridTests {
  @Test(
    "A position goes to the nearest pixel, half a pixel up on both sides of zero",
    arguments: [
      (1.0, 0.49, 0.0), (1, 0.5, 1), (1, -0.5, 0), (1, -0.51, -1), (2, 0.25, 0.5), (2, 0.24, 0),
      (3, 1.2, 4.0 / 3), (1, 1e9 + 0.4, 1e9),
    ] as [(Double, Double, Double)])
  func rounding(scale: Double, length: Double, expected: Double) {
    #expect(near(PixelGrid(scale: scale).round(length), expected, 1e-12))
  }

  @Test(
    "A length goes up to whole pixels, unless floating point alone put it above one",
    arguments: [
      (1.0, 320.0, 320.0), (1, 320.001, 321), (1, 356.72000000000003, 357),
      (3, 393.0 + 1.0 / 3, 1180.0 / 3), (2, 100.25, 100.5), (3, 393.34, 1181.0 / 3),
      (1, 0.1 + 0.2 + 0.7, 1), (1, -40, -40), (3, -1180.0 / 3, -1180.0 / 3), (1, -39.5, -39),
      (2, 0, 0),
    ] as [(Double, Double, Double)])
  func roundingUp(scale: Double, length: Double, expected: Double) {
    #expect(near(PixelGrid(scale: scale).roundUp(length), expected, 1e-12))
  }

  @Test(
    "A scale that is no scale is taken as 1",
    arguments: [0, -2, .nan, .infinity, -.infinity] as [Double])
  func nonsense(scale: Double) {
    #expect(PixelGrid(scale: scale).scale == 1)
    #expect(PixelGrid(scale: scale).pixel == 1)
  }

  @Test(
    "A rectangle is covered by whole pixels, and one on pixels by itself",
    arguments: [
      (
        1.0, Rect(x: -22.5, y: 0, width: 345, height: 844),
        Rect(x: -23, y: 0, width: 346, height: 844)
      ),
      (
        2.0, Rect(x: -22.5, y: 0, width: 345, height: 844),
        Rect(x: -22.5, y: 0, width: 345, height: 844)
      ),
      (1.0, Rect(x: 0.2, y: -0.7, width: 0.5, height: 1), Rect(x: 0, y: -1, width: 1, height: 2)),
    ])
  func covering(scale: Double, rect: Rect, expected: Rect) {
    #expect(PixelGrid(scale: scale).covering(rect) == expected)
  }

  @Test(
    "As many pixels as cover a length, and a hair of floating point is not one",
    arguments: [
      (1.0, 320.0, 320), (2, 320, 640), (3, 393 + 1.0 / 3, 1180), (1, 356.72, 357),
      (1.5, 101, 152), (0.5, 1, 1), (1, 0, 0), (1, -5, -5), (2, .nan, 0),
      (1, .infinity, 0), (1, 1e300, Int.max >> 2),
    ])
  func counting(scale: Double, length: Double, pixels: Int) {
    #expect(PixelGrid(scale: scale).pixelCount(covering: length) == pixels)
  }
}
