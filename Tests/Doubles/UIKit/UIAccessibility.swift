/// The user's settings, and what an app tells assistive technologies.
public struct UIAccessibility {
  /// What an app tells them.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// A notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another page shows, and the argument says which.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posted when `isReduceMotionEnabled` has changed.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Posted when `isDarkerSystemColorsEnabled` has changed.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// Posted when `isVoiceOverRunning` has changed.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Whether VoiceOver reads.
  @MainActor public private(set) static var isVoiceOverRunning = false

  /// Whether the user has switched Reduce Motion on.
  @MainActor public private(set) static var isReduceMotionEnabled = false

  /// Whether the user has switched Increase Contrast on.
  @MainActor public private(set) static var isDarkerSystemColorsEnabled = false

  /// What apps posted, in order. The double's own.
  @MainActor public static var posts: [(notification: Notification, argument: Any?)] = []

  /// Tells assistive technologies something.
  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    posts.append((notification, argument))
  }

  /// A rectangle of a view, on the screen. The double's windows cover theirs from the top left.
  @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect {
    CGRect(origin: view.convert(rect.origin, to: nil), size: rect.size)
  }

  /// The user switches VoiceOver on or off. The double's own.
  @MainActor public static func simulateVoiceOver(_ isOn: Bool) {
    isVoiceOverRunning = isOn
    NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
  }

  /// The user switches Reduce Motion on or off. The double's own.
  @MainActor public static func simulateReduceMotion(_ isOn: Bool) {
    isReduceMotionEnabled = isOn
    NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
  }

  /// The user switches Increase Contrast on or off. The double's own.
  @MainActor public static func simulateIncreaseContrast(_ isOn: Bool) {
    isDarkerSystemColorsEnabled = isOn
    NotificationCenter.default.post(
      name: darkerSystemColorsStatusDidChangeNotification, object: nil)
  }
}
