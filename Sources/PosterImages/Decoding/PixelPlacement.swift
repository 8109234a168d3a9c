/// Where stored pixels go in a buffer of upright rows.
///
/// A pixel's place is linear in its stored column and row, so that turning a picture costs no pass
/// and no memory of its own.
struct PixelPlacement: Hashable, Sendable {
  /// Byte offset of the pixel at stored column 0, row 0.
  let origin: Int
  /// Bytes from one stored column to the next.
  let columnStep: Int
  /// Bytes from one stored row to the next.
  let rowStep: Int

  /// The placement in a buffer of that upright size.
  init(orientation: PictureOrientation, outputSize: PixelSize) {
    let bytesPerRow = outputSize.width * DecodedPicture.bytesPerPixel
    let stored = orientation.turned(outputSize)
    let column = orientation.swapsAxes ? bytesPerRow : DecodedPicture.bytesPerPixel
    let row = orientation.swapsAxes ? DecodedPicture.bytesPerPixel : bytesPerRow
    columnStep = orientation.reversesColumns ? -column : column
    rowStep = orientation.reversesRows ? -row : row
    origin =
      (orientation.reversesColumns ? (stored.width - 1) * column : 0)
      + (orientation.reversesRows ? (stored.height - 1) * row : 0)
  }
}
