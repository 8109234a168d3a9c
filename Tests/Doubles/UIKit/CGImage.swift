public import PosterImages

/// An image of Core Graphics'. The double's is the decoded picture that it was made of.
public final class CGImage: Sendable {
  /// The picture. The double's own.
  public let picture: DecodedPicture

  init(_ picture: DecodedPicture) {
    self.picture = picture
  }

  /// Pixels from left to right.
  public var width: Int { picture.pixelSize.width }

  /// Pixels from top to bottom.
  public var height: Int { picture.pixelSize.height }

  /// An image of the same pixels, as wide as this one is high. They are not brought to their places.
  var turned: CGImage? {
    DecodedPicture(
      pixelSize: picture.pixelSize.transposed, isOpaque: picture.isOpaque,
      colorSpace: picture.colorSpace, buffer: picture.buffer
    ).map(CGImage.init)
  }
}

// As PosterImages has them where there is Core Graphics.
extension DecodedPicture {
  /// The picture of an image, which is at least as large as it has to be in the double.
  public init?(_ image: CGImage, covering pixelSize: PixelSize) {
    self = image.picture
  }

  /// The picture as an image.
  public func makeCGImage() -> CGImage? { CGImage(self) }
}
