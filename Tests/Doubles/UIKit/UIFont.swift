/// A font; the double knows sizes only.
open class UIFont: NSObject, @unchecked Sendable {
  /// What a text is for, which decides its size.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The style's name.
    public let rawValue: String

    /// A style of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A headline.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")

    /// A second headline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
  }

  /// The size in points.
  public let pointSize: CGFloat

  let textStyle: TextStyle

  private init(textStyle: TextStyle, category: UIContentSizeCategory) {
    self.textStyle = textStyle
    pointSize = (textStyle == .headline ? 17 : 15) * category.factor
  }

  /// The distance of two lines, in points.
  open var lineHeight: CGFloat { pointSize * 1.2 }

  /// The font of a style in the size that the user prefers.
  @MainActor open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(textStyle: style, category: .simulated)
  }
}
