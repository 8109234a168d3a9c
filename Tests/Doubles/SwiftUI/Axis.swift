/// One of the two directions of a plane.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical
}
