/// How a picture is laid into the size it is requested at.
public enum PictureMode: Hashable, Sendable {
  /// Exactly the requested size: scaled to cover it, the excess cut off evenly on both sides.
  case fill

  /// The largest size of the picture's own proportions that lies inside; at least one pixel a side.
  case fit
}

/// A picture at the size at which it will be shown.
///
/// Equal requests have equal results, so that a pipeline can share them.
public struct PictureRequest: Hashable, Sendable {
  public var source: PictureSource

  /// Device pixels, not points. An empty size is an error when the request is decoded.
  public var pixelSize: PixelSize

  public var mode: PictureMode

  public init(source: PictureSource, pixelSize: PixelSize, mode: PictureMode = .fill) {
    self.source = source
    self.pixelSize = pixelSize
    self.mode = mode
  }
}
