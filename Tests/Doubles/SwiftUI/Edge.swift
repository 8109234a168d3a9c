/// A side of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper one.
  case top
  /// Where lines begin.
  case leading
  /// The lower one.
  case bottom
  /// Where lines end.
  case trailing

  /// Sides of a rectangle.
  @frozen public struct Set: OptionSet, Sendable {
    /// A bit for each side.
    public let rawValue: Int8

    /// The sides of a number.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// Where lines begin.
    public static let leading = Set(rawValue: 2)
    /// The lower side.
    public static let bottom = Set(rawValue: 4)
    /// Where lines end.
    public static let trailing = Set(rawValue: 8)
    /// All four.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
  }
}
