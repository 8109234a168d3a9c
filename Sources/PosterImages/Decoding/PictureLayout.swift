/// Where a picture's pixels go: scaled first, then cut to the output.
///
/// All sizes are upright.
struct PictureLayout: Hashable, Sendable {
  /// What the whole picture measures at the output's scale; not whole pixels.
  let scaledWidth: Double
  let scaledHeight: Double

  /// The size of what is kept of it.
  let outputSize: PixelSize

  /// The layout of a picture in a requested size; both must not be empty.
  init(pictureSize: PixelSize, requestedSize: PixelSize, mode: PictureMode) {
    let across = Double(requestedSize.width) / Double(pictureSize.width)
    let down = Double(requestedSize.height) / Double(pictureSize.height)
    let scale = mode == .fill ? max(across, down) : min(across, down)
    // Of the side that decides the scale, all of the requested length, whatever the rounding.
    let width = across == scale ? Double(requestedSize.width) : Double(pictureSize.width) * scale
    let height = down == scale ? Double(requestedSize.height) : Double(pictureSize.height) * scale
    switch mode {
    case .fill:
      scaledWidth = width
      scaledHeight = height
      outputSize = requestedSize
    case .fit:
      outputSize = PixelSize(
        width: max(Int(width.rounded()), 1), height: max(Int(height.rounded()), 1))
      scaledWidth = Double(outputSize.width)
      scaledHeight = Double(outputSize.height)
    }
  }

  /// The scale at which a picture of that size is shown; the larger where rounding made two.
  func scale(of pictureSize: PixelSize) -> Double {
    max(scaledWidth / Double(pictureSize.width), scaledHeight / Double(pictureSize.height))
  }

  /// What is shown of the stored columns of a picture, when there are `count` of them, which measure
  /// `length` together where that is another.
  func columns(
    _ count: Int, length: Double? = nil, orientation: PictureOrientation
  ) -> AxisWindow {
    axis(isWidth: !orientation.swapsAxes, count, length, isReversed: orientation.reversesColumns)
  }

  /// What is shown of the stored rows of a picture, in the same way.
  func rows(_ count: Int, length: Double? = nil, orientation: PictureOrientation) -> AxisWindow {
    axis(isWidth: orientation.swapsAxes, count, length, isReversed: orientation.reversesRows)
  }

  private func axis(
    isWidth: Bool, _ count: Int, _ length: Double?, isReversed: Bool
  ) -> AxisWindow {
    AxisWindow(
      pixelCount: count, pixelLength: length,
      scaledLength: isWidth ? scaledWidth : scaledHeight,
      outputCount: isWidth ? outputSize.width : outputSize.height, isReversed: isReversed)
  }
}
