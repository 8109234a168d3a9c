/// What a decoder refuses, so that no picture takes the machine down.
public struct DecodeLimits: Hashable, Sendable {
  /// The largest file that is read, in bytes.
  public var byteCount: Int

  /// The largest picture that is decoded row by row: 600 dpi scans of film posters pass.
  public var pixelCount: Int

  /// The largest picture of a kind that has to be held in memory as a whole while it is decoded:
  /// interlaced PNG, progressive JPEG, GIF, WebP, HEIF. Those of telephones pass, which have 50
  /// million pixels; their larger ones are JPEGs that are read row by row. A progressive JPEG takes
  /// the most, six bytes a pixel: 400 MB.
  public var heldPixelCount: Int

  /// The longest row of a picture that is decoded row by row, in pixels; of longer ones libvips keeps
  /// all, several times over.
  public var rowLength = 1 << 17

  /// The largest picture with longer rows: nothing that is looked at is that wide.
  public var widePixelCount = 16_000_000

  /// The largest picture that is made: a little more than a 16K screen.
  public var outputPixelCount = 1 << 27

  /// The longest side that is made. Cairo's surfaces end there.
  public var outputSide = 32_767

  /// The longest that a drawing, an SVG, may take.
  public var drawingTime = Duration.seconds(10)

  /// The default limits, apart from those that are named.
  public init(
    byteCount: Int = 1 << 30, pixelCount: Int = 500_000_000, heldPixelCount: Int = 64_000_000
  ) {
    self.byteCount = byteCount
    self.pixelCount = pixelCount
    self.heldPixelCount = heldPixelCount
  }
}

extension DecodeLimits {
  /// Refuses sizes that no picture can be made at.
  func checkOutput(_ size: PixelSize) throws(PictureError) {
    guard !size.isEmpty, max(size.width, size.height) <= outputSide,
      size.pixelCount <= outputPixelCount
    else { throw .invalidPixelSize(size) }
  }
}
