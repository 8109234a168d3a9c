/// The direction of a trait collection.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}
