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
  /// Where the picture comes from.
  public var source: PictureSource

  /// Device pixels, not points. An empty size is an error when the request is decoded.
  public var pixelSize: PixelSize

  /// How it is laid into `pixelSize`.
  public var mode: PictureMode

  /// A request; to cover the size unless another mode is named.
  public init(source: PictureSource, pixelSize: PixelSize, mode: PictureMode = .fill) {
    self.source = source
    self.pixelSize = pixelSize
    self.mode = mode
  }
}

extension PictureRequest {
  /// The same request at a size of the same proportions whose longer side is at most that.
  func reduced(toSide side: Int) -> PictureRequest {
    guard !pixelSize.isEmpty, max(pixelSize.width, pixelSize.height) > side, side > 0 else {
      return self
    }
    var reduced = self
    reduced.pixelSize =
      PictureLayout(
        pictureSize: pixelSize, requestedSize: PixelSize(width: side, height: side), mode: .fit
      ).outputSize
    return reduced
  }
}
