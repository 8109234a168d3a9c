internal import CGtk4

/// Follows the primary mouse button, or one finger, from press to release.
package final class PointerController {
  /// One step of a press.
  package struct Event: Equatable {
    package enum Phase { case down, move, up, cancel }

    package var phase: Phase
    /// Position in the widget, in points.
    package var x: Double
    package var y: Double
    package var isTouch: Bool
    /// The display server's milliseconds, wrapping round; 0 where unknown.
    package var time: UInt32
  }

  /// The controller to attach to a widget.
  package let controller: EventController
  private var connections: [SignalConnection] = []
  private let follow: (Event) -> Void
  private var last: Event?

  package init(perform body: @escaping (Event) -> Void) {
    follow = body
    controller = EventController(taking: gtk_gesture_drag_new().map { UnsafeMutableRawPointer($0) })
    let phases: [(String, Event.Phase)] = [
      ("begin", .down), ("update", .move), ("end", .up), ("cancel", .cancel),
    ]
    connections = phases.map { name, phase in
      SignalConnection(controller, name) { [weak self] arguments in
        self?.step(phase, sequence: arguments.pointer(1))
        return .none
      }
    }
  }

  /// GTK emits "end" also after "cancel": a press ends once.
  private func step(_ phase: Event.Phase, sequence: UnsafeMutableRawPointer?) {
    guard phase == .down || last != nil else { return }
    var (x, y) = (last?.x ?? 0, last?.y ?? 0)
    gtk_gesture_get_point(controller.opaque, sequence.map { OpaquePointer($0) }, &x, &y)
    let isTouch = last?.isTouch ?? (controller.eventSource == GDK_SOURCE_TOUCHSCREEN)
    let event = Event(phase: phase, x: x, y: y, isTouch: isTouch, time: controller.eventTime)
    last = phase == .up || phase == .cancel ? nil : event
    follow(event)
  }
}
