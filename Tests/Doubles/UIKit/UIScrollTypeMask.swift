/// Kinds of scrolling without a touch.
@available(tvOS, unavailable)
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// A mask of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In notches, as a mouse's wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Smoothly, as a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
