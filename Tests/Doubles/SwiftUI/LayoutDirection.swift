/// The direction in which a language reads.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}
