import Testing

@testable import PosterImages

@Suite("A picture's layout")
struct PictureLayoutTests {
  private func layout(
    _ picture: (Int, Int), _ requested: (Int, Int), _ mode: PictureMode
  ) -> PictureLayout {
    PictureLayout(
      pictureSize: PixelSize(width: picture.0, height: picture.1),
      requestedSize: PixelSize(width: requested.0, height: requested.1), mode: mode)
  }

  @Test(
    "covers the requested size in fill mode",
    arguments: [
      ((2000, 3000), (320, 480), (320, 480)), ((3000, 2000), (320, 480), (720, 480)),
      ((1000, 1000), (333, 100), (333, 333)), ((1, 1), (320, 480), (480, 480)),
      ((1, 20_000), (320, 480), (320, 6_400_000)), ((7, 3), (7, 3), (7, 3)),
      ((120, 90), (20, 20), (26.666666666666668, 20)),
    ] as [((Int, Int), (Int, Int), (Double, Double))])
  func fill(picture: (Int, Int), requested: (Int, Int), scaled: (Double, Double)) {
    let layout = layout(picture, requested, .fill)
    #expect(abs(layout.scaledWidth - scaled.0) < 1e-9)
    #expect(abs(layout.scaledHeight - scaled.1) < 1e-9)
    #expect(layout.outputSize == PixelSize(width: requested.0, height: requested.1))
  }

  @Test(
    "lies inside in fit mode, a pixel at least",
    arguments: [
      ((2000, 3000), (320, 480), (320, 480)), ((3000, 2000), (320, 480), (320, 213)),
      ((1, 20_000), (320, 480), (1, 480)), ((20_000, 1), (320, 480), (320, 1)),
      ((10, 10), (320, 480), (320, 320)),
    ] as [((Int, Int), (Int, Int), (Int, Int))])
  func fit(picture: (Int, Int), requested: (Int, Int), output: (Int, Int)) {
    let layout = layout(picture, requested, .fit)
    #expect(layout.outputSize == PixelSize(width: output.0, height: output.1))
  }

  @Test("shows of stored columns what it shows of the upright picture's rows when axes are swapped")
  func swapped() {
    let layout = layout((15, 10), (10, 10), .fill)
    #expect(layout.rows(15, orientation: .turnedClockwise).length == 10)
    #expect(layout.columns(10, orientation: .turnedClockwise).start == 0)
    // Five columns go, two at the left: seen from the far end, three come first.
    #expect(layout.columns(15, orientation: .upright).start == 2)
    #expect(layout.columns(15, orientation: .mirrored).start == 3)
    #expect(layout.rows(15, orientation: .transposed).start == 2)
    #expect(layout.rows(15, orientation: .turnedClockwise).start == 3)
  }
}
