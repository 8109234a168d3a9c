/// A view that shows a text. In the double a letter is half as wide as its font is high.
@MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?

  /// The colour of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .black

  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1

  /// Whether the font follows the size that the user prefers.
  open var adjustsFontForContentSizeCategory = false

  private var ownFont: UIFont = .preferredFont(forTextStyle: .headline)

  /// A label of a given frame. It takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get {
      adjustsFontForContentSizeCategory
        ? .preferredFont(forTextStyle: ownFont.textStyle) : ownFont
    }
    set { ownFont = newValue ?? .preferredFont(forTextStyle: .headline) }
  }

  /// The size of the text in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty, let font else { return .zero }
    let width = CGFloat(text.count) * font.pointSize / 2
    guard width > size.width, size.width > 0 else {
      return CGSize(width: width, height: font.lineHeight)
    }
    let lines = (width / size.width).rounded(.up)
    let shown = numberOfLines == 0 ? lines : min(lines, CGFloat(numberOfLines))
    return CGSize(width: size.width, height: shown * font.lineHeight)
  }
}
