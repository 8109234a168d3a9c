public import PosterEngine
public import PosterImages

extension PixelGrid {
  /// The whole pixels that cover a size in points; saturates, and is empty for an empty size.
  public func pixelSize(of size: Size) -> PixelSize {
    PixelSize(
      width: pixelCount(covering: size.width), height: pixelCount(covering: size.height))
  }

  /// The whole pixels that a picture needs to cover a rectangle, wherever its edges are.
  public func pixelSize(covering rect: Rect) -> PixelSize { pixelSize(of: covering(rect).size) }
}
