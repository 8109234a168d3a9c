/// A picture. The double holds no pixels: a picture is its identity, and what it was made of.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the pixels lie.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// What the picture was made of; nil for one that was made of nothing.
  open private(set) var cgImage: CGImage?

  /// Pixels for each point.
  open private(set) var scale: CGFloat = 1

  /// How the pixels lie.
  open private(set) var imageOrientation = Orientation.up

  /// A picture of nothing.
  public override init() {
    super.init()
  }

  /// A picture of an image, a point for each pixel.
  public init(cgImage: CGImage) {
    self.cgImage = cgImage
    super.init()
  }

  /// A picture of an image that lies on a side, or has more pixels than points.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    (self.cgImage, self.scale, imageOrientation) = (cgImage, scale, orientation)
    super.init()
  }

  /// In points, as it is seen.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    return isOnItsSide ? CGSize(width: size.height, height: size.width) : size
  }

  /// Draws the picture as it is seen. The double knows drawing into a `UIGraphicsImageRenderer`.
  open func draw(at point: CGPoint) {
    guard let cgImage else { return }
    UIGraphicsImageRenderer.drawn = isOnItsSide ? cgImage.turned : cgImage
  }

  private var isOnItsSide: Bool {
    switch imageOrientation {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}
