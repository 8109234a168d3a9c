/// What is drawn in.
open class UIGraphicsImageRendererContext: NSObject {}

/// How images are made.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels for each point.
  open var scale: CGFloat = 2
}

/// Makes images by drawing. The double's image is the one that was drawn last.
open class UIGraphicsImageRenderer: NSObject {
  private static let key = "UIGraphicsImageRenderer.drawn"

  /// What was drawn on this thread.
  static var drawn: CGImage? {
    get { Thread.current.threadDictionary[key] as? CGImage }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  private let format: UIGraphicsImageRendererFormat

  /// A renderer of images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.format = format
  }

  /// The image that the actions draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIGraphicsImageRenderer.drawn = nil
    actions(UIGraphicsImageRendererContext())
    guard let image = UIGraphicsImageRenderer.drawn else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }
}
