/// The keys of a keyboard, by their USB numbers. The double has those that pages turn by, and one
/// that they do not.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// The letter.
  case keyboardA = 0x04
  /// Return.
  case keyboardReturnOrEnter = 0x28
  /// Space.
  case keyboardSpacebar = 0x2C
  /// Home.
  case keyboardHome = 0x4A
  /// Page Up.
  case keyboardPageUp = 0x4B
  /// End.
  case keyboardEnd = 0x4D
  /// Page Down.
  case keyboardPageDown = 0x4E
  /// The arrow to the right.
  case keyboardRightArrow = 0x4F
  /// The arrow to the left.
  case keyboardLeftArrow = 0x50
  /// The arrow down.
  case keyboardDownArrow = 0x51
  /// The arrow up.
  case keyboardUpArrow = 0x52
}
