/// Where VoiceOver scrolls. Left and right say where three fingers move, up and down where the
/// scroll bar does, against the fingers.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Fingers move to the right: what lies on the left shows.
  case right = 1
  /// Fingers move to the left: what lies on the right shows.
  case left
  /// The scroll bar moves up: what lies above shows.
  case up
  /// The scroll bar moves down: what lies below shows.
  case down
  /// To what follows.
  case next
  /// To what is before.
  case previous
}
