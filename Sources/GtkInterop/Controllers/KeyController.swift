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
        let modifiers = arguments.flags(3)
        let key = Key(
          symbol: Int32(bitPattern: arguments.uint(1)),
          isShifted: modifiers & GDK_SHIFT_MASK.rawValue != 0)
        guard let key, modifiers & Self.commandModifiers == 0 else { return .handled(false) }
        return .handled(body(key, controller.eventTime))
      }
    ]
  }

  /// With one of these held a key means something else than turning a page.
  private static let commandModifiers =
    GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
}
