extension Rect {
  /// The same rectangle with its edges on whole device pixels: it holds those whose centres it
  /// held, as renderers without antialiasing have it, and where two touch, they still do.
  public func aligned(to grid: PixelGrid) -> Rect {
    let (left, top) = (grid.roundHalfDown(x), grid.roundHalfDown(y))
    return Rect(
      x: left, y: top, width: grid.roundHalfDown(x + width) - left,
      height: grid.roundHalfDown(y + height) - top)
  }
}

extension PixelGrid {
  /// The nearest position on the grid; half a pixel goes down, to the pixel that begins there.
  fileprivate func roundHalfDown(_ length: Double) -> Double {
    -round(-length)
  }
}
