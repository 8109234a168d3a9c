import Testing

@testable import PosterGTK

@MainActor
@Suite struct PictureShelfMemoryTests {
  @Test(
    "What is kept suits the screen, within bounds",
    arguments: [
      (0, 32 << 20), (1280 * 1024, 32 << 20), (1920 * 1080, 49_766_400), (3840 * 2160, 96 << 20),
      (Int.max, 96 << 20),
    ])
  func cacheLimit(pixels: Int, bytes: Int) {
    #expect(PictureShelf.cacheByteLimit(screenPixelCount: pixels) == bytes)
  }
}
