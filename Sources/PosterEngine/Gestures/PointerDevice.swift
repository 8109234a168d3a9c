/// What moves a pointer; decides how far it must move before that is meant.
public enum PointerDevice: Equatable, Sendable {
  /// A finger on the screen.
  case touch
  /// A mouse with its button held.
  case mouse
  /// Fingers on a touchpad, whose pointer the gesture moves.
  case touchpad

  /// How far the pointer moves before the movement counts as one, in points.
  public var threshold: Double {
    switch self {
    case .touch: 10
    case .mouse, .touchpad: 4
    }
  }

  /// How much of the way to the threshold counts, in points, where a slow release is judged by how
  /// far the pointer went. A mouse's pointer is seen: who drags it across half a page has turned
  /// it, though the content stands short of that by the threshold.
  var credit: Double {
    self == .mouse ? threshold : 0
  }
}
