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
}

extension DecodedPicture {
  /// The picture as an image, as PosterImages makes it where there is Core Graphics.
  public func makeCGImage() -> CGImage? { CGImage(self) }
}
