/// The direction in which an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}
