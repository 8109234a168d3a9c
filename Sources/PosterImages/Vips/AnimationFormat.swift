/// The formats that animations are written in.
public enum AnimationFormat: Hashable, Sendable {
  /// WebP: all colours, the smaller file.
  case webp
  /// GIF: 256 colours, shown everywhere.
  case gif

  /// The longest side of a frame, in pixels, that the format can say.
  public var sideLimit: Int {
    switch self {
    case .webp: 16_383
    case .gif: 65_535
    }
  }

  /// libvips holds all frames as one tall picture, which ends here.
  private static let rowLimit = 10_000_000

  /// Refuses what cannot be written, before anything is drawn for it.
  ///
  /// - Parameters:
  ///   - pixelSize: The extents of every frame.
  ///   - frameCount: How many there will be.
  /// - Throws: ``AnimationError/frameTooLarge(limit:)`` or ``AnimationError/tooManyRows(limit:)``.
  public func check(pixelSize: PixelSize, frameCount: Int) throws(AnimationError) {
    guard max(pixelSize.width, pixelSize.height) <= sideLimit else {
      throw .frameTooLarge(limit: sideLimit)
    }
    let (rows, isTooMany) = frameCount.multipliedReportingOverflow(by: pixelSize.height)
    guard !isTooMany, rows <= Self.rowLimit else { throw .tooManyRows(limit: Self.rowLimit) }
  }
}
