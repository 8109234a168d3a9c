internal import PosterEngine

extension Rect {
  /// The same rectangle with its edges on whole device pixels: where two touch, they still do.
  func aligned(to grid: PixelGrid) -> Rect {
    let (left, top) = (grid.round(x), grid.round(y))
    return Rect(
      x: left, y: top, width: grid.round(x + width) - left, height: grid.round(y + height) - top)
  }
}
