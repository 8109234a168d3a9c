internal import GtkInterop

/// The colours of everything that is not a poster.
enum Palette {
  static let background = Color(gray: 0)
  static let pendingPage = Color(gray: 0.11)
  static let failedPage = Color(red: 0.16, green: 0.17, blue: 0.2)
  static let text = Color(gray: 1)
  static let secondaryText = Color(gray: 1, alpha: 0.75)
  static let scrimTop = Color(gray: 0, alpha: 0)
  static let scrimBottom = Color(gray: 0, alpha: 0.85)
  /// Around dots, which may lie on white.
  static let dotRim = Color(gray: 0, alpha: 0.35)
  static let dot = Color(gray: 1, alpha: 0.4)
  static let currentDot = Color(gray: 1)
}
