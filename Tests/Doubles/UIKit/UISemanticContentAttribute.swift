/// Whether a view is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the language says.
  case unspecified
  /// Playback controls: never mirrored.
  case playback
  /// Directions in space: never mirrored.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft
}
