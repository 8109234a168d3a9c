/// Where views are across a row. The double's stacks do not align.
public struct VerticalAlignment: Equatable, Sendable {
  private let name: String

  /// At the top.
  public static let top = VerticalAlignment(name: "top")
  /// In the middle.
  public static let center = VerticalAlignment(name: "center")
  /// At the bottom.
  public static let bottom = VerticalAlignment(name: "bottom")
}

/// Where views are across a column. The double's stacks do not align.
public struct HorizontalAlignment: Equatable, Sendable {
  private let name: String

  /// Where lines begin.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// Where lines end.
  public static let trailing = HorizontalAlignment(name: "trailing")
}

/// Where views are in a rectangle. The double's stacks do not align.
public struct Alignment: Equatable, Sendable {
  /// Along lines.
  public var horizontal: HorizontalAlignment
  /// Across lines.
  public var vertical: VerticalAlignment

  /// An alignment made of two.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
}
