/// What kind of thing an element is.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Traits of some bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A value that goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}
