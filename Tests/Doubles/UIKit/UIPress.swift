/// A key of a keyboard or a button of a remote that is down.
open class UIPress: NSObject {
  /// The buttons.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow
    /// Down.
    case downArrow
    /// To the left.
    case leftArrow
    /// To the right.
    case rightArrow
    /// A click in the middle.
    case select
    /// Back.
    case menu
    /// Play and pause.
    case playPause
  }

  /// The button. For a key, the SDK does not say which; the double says `select`, to be of no use.
  public let type: UIPress.PressType

  /// The key; nil for a button of a remote.
  public let key: UIKey?

  init(type: PressType, key: UIKey?) {
    self.type = type
    self.key = key
  }
}

/// What a set of presses belongs to.
@MainActor open class UIPressesEvent: UIEvent {}
