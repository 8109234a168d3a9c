internal import CGtk4

/// The keys that a pager and its window know, with those of the keypad.
package enum Key: Equatable, Sendable {
  case left, right, up, down
  case pageUp, pageDown, home, end
  case space, shiftSpace, enter
  case escape, q, f11
  /// Control with Q or W.
  case close

  /// A command: a key that is pressed together with Control, and no other modifier but a lock.
  init?(commandSymbol symbol: Int32) {
    switch symbol {
    case GDK_KEY_q, GDK_KEY_Q, GDK_KEY_w, GDK_KEY_W: self = .close
    default: return nil
    }
  }

  /// Nil for any other key. `symbol` is GDK's.
  init?(symbol: Int32, isShifted: Bool) {
    switch symbol {
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
    case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
    case GDK_KEY_End, GDK_KEY_KP_End: self = .end
    case GDK_KEY_space, GDK_KEY_KP_Space: self = isShifted ? .shiftSpace : .space
    case GDK_KEY_Return, GDK_KEY_KP_Enter: self = .enter
    case GDK_KEY_Escape: self = .escape
    case GDK_KEY_q, GDK_KEY_Q: self = .q
    case GDK_KEY_F11: self = .f11
    default: return nil
    }
  }
}
