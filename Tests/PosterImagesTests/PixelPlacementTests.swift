import Testing

@testable import PosterImages

@Suite("A pixel's placement")
struct PixelPlacementTests {
  /// Where EXIF says that the stored pixel (0, 0) and its right and lower neighbours are in an
  /// upright picture of 3 × 2.
  @Test(
    "turns each of EXIF's orientations upright",
    arguments: [
      (1, (0, 0), (1, 0), (0, 1)), (2, (2, 0), (1, 0), (2, 1)), (3, (2, 1), (1, 1), (2, 0)),
      (4, (0, 1), (1, 1), (0, 0)), (5, (0, 0), (0, 1), (1, 0)), (6, (2, 0), (2, 1), (1, 0)),
      (7, (2, 1), (2, 0), (1, 1)), (8, (0, 1), (0, 0), (1, 1)),
    ] as [(Int, (Int, Int), (Int, Int), (Int, Int))])
  func orientations(exif: Int, first: (Int, Int), right: (Int, Int), below: (Int, Int)) {
    let placement = PixelPlacement(
      orientation: PictureOrientation(exif: exif), outputSize: PixelSize(width: 3, height: 2))
    #expect(placement.origin == first.1 * 12 + first.0 * 4)
    #expect(placement.origin + placement.columnStep == right.1 * 12 + right.0 * 4)
    #expect(placement.origin + placement.rowStep == below.1 * 12 + below.0 * 4)
  }

  @Test("takes an orientation that means nothing for upright", arguments: [0, 9, -1, .max])
  func unknown(exif: Int) {
    #expect(PictureOrientation(exif: exif) == .upright)
  }
}
