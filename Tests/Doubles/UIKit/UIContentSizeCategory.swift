/// How large the user wants text to be.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The category's name.
  public let rawValue: String

  /// A category of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What people get who choose nothing.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")

  /// The largest one.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the user has chosen another one.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  @MainActor static var simulated = UIContentSizeCategory.large

  var factor: CGFloat { self == .accessibilityExtraExtraExtraLarge ? 3 : 1 }

  /// The user chooses another one; labels that adjust themselves have it at once. The double's own.
  @MainActor public static func simulate(_ category: UIContentSizeCategory) {
    simulated = category
    NotificationCenter.default.post(name: didChangeNotification, object: nil)
  }
}
