/// What a decoder refuses, so that no picture takes the machine down.
public struct DecodeLimits: Hashable, Sendable {
  /// The largest file that is read, in bytes.
  public var byteCount = 1 << 30

  /// The largest picture that is decoded row by row: 600 dpi scans of film posters pass.
  public var pixelCount = 500_000_000

  /// The largest picture of a kind that has to be held in memory as a whole while it is decoded:
  /// interlaced PNG, progressive JPEG, GIF, WebP, HEIF.
  public var heldPixelCount = 150_000_000

  /// The largest picture that is made: a little more than a 16K screen.
  public var outputPixelCount = 1 << 27

  /// The longest side that is made. Cairo's surfaces end there.
  public var outputSide = 32_767

  public init() {}
}
