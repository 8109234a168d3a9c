/// Where the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// A heading of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To what follows.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To what is before.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}
