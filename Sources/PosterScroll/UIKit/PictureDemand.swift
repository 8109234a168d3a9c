internal import PosterEngine
internal import PosterImages

/// How large the pages of a view want their pictures, and cut or whole.
struct PictureDemand: Equatable {
  let pixelSize: PixelSize
  let mode: PictureMode

  /// What a frame's pages show: a picture that fills covers its overscan, too; one that is fitted
  /// stays within the page.
  init(_ frame: PagerFrame, _ mode: PosterEngine.ContentMode) {
    let size = mode == .fill ? frame.pictureBounds.size : frame.layout.pageSize
    pixelSize = PixelSize(covering: size, on: frame.layout.grid)
    self.mode = mode == .fill ? .fill : .fit
  }

  /// The request for a source.
  func request(for source: PictureSource) -> PictureRequest {
    PictureRequest(source: source, pixelSize: pixelSize, mode: mode)
  }
}

extension PixelSize {
  /// The fewest whole pixels that cover a size in points.
  fileprivate init(covering size: PosterEngine.Size, on grid: PixelGrid) {
    self.init(
      width: grid.pixelCount(covering: size.width),
      height: grid.pixelCount(covering: size.height))
  }
}
