internal import CGtk4

/// Follows the keyboard while the widget, or something in it, has the focus.
package final class KeyController {
  /// The controller to attach to a widget.
  package let controller: EventController
  private var connections: [SignalConnection] = []

  /// `body` is given each key that is pressed, or repeats, and the display server's milliseconds;
  /// it returns whether it used the key.
  package init(perform body: @escaping (Key, _ time: UInt32) -> Bool) {
    let controller = EventController(
      taking: gtk_event_controller_key_new().map { UnsafeMutableRawPointer($0) })
    self.controller = controller
    connections = [
      SignalConnection(controller, "key-pressed") { [unowned controller] arguments in
        let key = Self.key(
          Int32(bitPattern: arguments.uint(1)), GdkModifierType(arguments.flags(3)))
        guard let key else { return .handled(false) }
        return .handled(body(key, controller.eventTime))
      }
    ]
  }

  private static func key(_ symbol: Int32, _ modifiers: GdkModifierType) -> Key? {
    let isShifted = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
    switch modifiers.rawValue & commandModifiers {
    case 0: return Key(symbol: symbol, isShifted: isShifted)
    case GDK_CONTROL_MASK.rawValue where !isShifted: return Key(commandSymbol: symbol)
    default: return nil
    }
  }

  /// With one of these held a key means something else than turning a page.
  private static let commandModifiers =
    GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
}
