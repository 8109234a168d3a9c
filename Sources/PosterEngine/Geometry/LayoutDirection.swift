/// The direction in which horizontal pages follow each other.
///
/// Offsets, positions, pages and progress are logical: they grow towards the following page in
/// either direction. Only frames, translations and pointer movements are mirrored.
public enum LayoutDirection: Equatable, Sendable {
  /// The following page lies to the right.
  case leftToRight
  /// The following page lies to the left.
  case rightToLeft

  /// The factor from a logical length along `axis` to a coordinate: −1 where right-to-left mirrors
  /// it, which is along the horizontal axis only, else 1.
  public func sign(along axis: Axis) -> Double {
    self == .rightToLeft && axis == .horizontal ? -1 : 1
  }
}
