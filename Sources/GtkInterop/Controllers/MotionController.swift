internal import CGtk4

/// Follows a mouse's pointer over the widget, whether or not a button is held.
package final class MotionController {
  /// The controller to attach to a widget.
  package let controller: EventController
  private var connections: [SignalConnection] = []

  /// `body` is given the position in the widget, in points, also where the pointer has not moved
  /// since: GTK tells it again when the widget changes.
  package init(perform body: @escaping (_ x: Double, _ y: Double) -> Void) {
    controller = EventController(
      taking: gtk_event_controller_motion_new().map { UnsafeMutableRawPointer($0) })
    connections = ["enter", "motion"].map { signal in
      SignalConnection(controller, signal) { arguments in
        body(arguments.double(1), arguments.double(2))
        return .none
      }
    }
  }
}
