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
}
