/// A picture. The double holds no pixels: a picture is its identity, and what it was made of.
open class UIImage: NSObject, @unchecked Sendable {
  /// What the picture was made of; nil for one that was made of nothing.
  open private(set) var cgImage: CGImage?

  /// A picture of nothing.
  public override init() {
    super.init()
  }

  /// A picture of an image, a point for each pixel.
  public init(cgImage: CGImage) {
    self.cgImage = cgImage
    super.init()
  }
}
