/// A view that shows a picture.
@MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { recordWrite() } }

  /// A view as large as its picture; the double's pictures have no size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// A view of a given frame, without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
