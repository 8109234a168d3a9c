/// A font. The double does not draw.
@frozen public struct Font: Hashable, Sendable {
  private let name: String

  /// For the title of a screen.
  public static let largeTitle = Font(name: "largeTitle")
  /// For the second level of titles.
  public static let title2 = Font(name: "title2")
  /// For a line below a title.
  public static let subheadline = Font(name: "subheadline")
}

extension Text {
  /// Sets the font.
  public func font(_ font: Font?) -> Text { self }

  /// Makes the text bold.
  public func bold() -> Text { self }
}
