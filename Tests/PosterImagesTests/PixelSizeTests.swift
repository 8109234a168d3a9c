import Testing

@testable import PosterImages

@Suite("A pixel size")
struct PixelSizeTests {
  @Test(
    "counts its pixels, none when a side is not positive, without overflow",
    arguments: [
      (320, 480, 153_600), (1, 1, 1), (0, 5, 0), (5, -1, 0), (-3, -3, 0), (.max, 2, .max),
    ])
  func pixelCount(width: Int, height: Int, count: Int) {
    let size = PixelSize(width: width, height: height)
    #expect(size.pixelCount == count)
    #expect(size.isEmpty == (count == 0))
  }

  @Test("is written as people write it")
  func description() {
    #expect("\(PixelSize(width: 60_000, height: 1))" == "60000 × 1")
  }
}
