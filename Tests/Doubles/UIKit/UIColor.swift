/// A colour; the double knows shades of grey.
open class UIColor: NSObject, @unchecked Sendable {
  private let white: CGFloat
  private let alpha: CGFloat

  /// A shade of grey, 0 ... 1 each.
  public init(white: CGFloat, alpha: CGFloat) {
    (self.white, self.alpha) = (white, alpha)
  }

  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }

  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }

  /// Nothing at all.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(white: white, alpha: alpha)
  }

  /// Whether two colours are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return white == other.white && alpha == other.alpha
  }

  /// Equal for equal colours.
  open override var hash: Int { white.hashValue ^ alpha.hashValue }
}
