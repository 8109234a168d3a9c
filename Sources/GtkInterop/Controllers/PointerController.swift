internal import CGtk4

/// Follows the primary mouse button, or one finger, from press to release. Other buttons and fingers
/// mean nothing meanwhile.
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

  /// The controller that follows a press.
  package let controller: EventController
  /// Keeps from it what would end the press: GTK's gesture gives up at a second button or finger.
  private let guardian: EventController
  private var connections: [SignalConnection] = []
  private let follow: (Event) -> Void
  private var last: Event?
  private var lead = PointerLead()

  package init(perform body: @escaping (Event) -> Void) {
    follow = body
    controller = EventController(taking: gtk_gesture_drag_new().map { UnsafeMutableRawPointer($0) })
    guardian = EventController(
      taking: gtk_event_controller_legacy_new().map { UnsafeMutableRawPointer($0) })
    gtk_event_controller_set_propagation_phase(guardian.opaque, GTK_PHASE_CAPTURE)
    let phases: [(String, Event.Phase)] = [
      ("begin", .down), ("update", .move), ("end", .up), ("cancel", .cancel),
    ]
    connections = phases.map { name, phase in
      SignalConnection(controller, name) { [weak self] arguments in
        self?.step(phase, sequence: arguments.pointer(1))
        return .none
      }
    }
    connections.append(
      SignalConnection(guardian, "event") { [weak self] arguments in
        guard let self, let source = Self.source(pressingIn: arguments.pointer(1)) else {
          return .handled(false)
        }
        return .handled(!lead.admits(source))
      })
  }

  /// Attaches the controllers to a widget.
  package func attach(to widget: Widget) {
    widget.add(guardian)
    widget.add(controller)
  }

  /// GTK emits "end" also after "cancel": a press ends once.
  private func step(_ phase: Event.Phase, sequence: UnsafeMutableRawPointer?) {
    guard phase == .down || last != nil else { return }
    var (x, y) = (last?.x ?? 0, last?.y ?? 0)
    gtk_gesture_get_point(controller.opaque, sequence.map { OpaquePointer($0) }, &x, &y)
    let isTouch = last?.isTouch ?? (controller.eventSource == GDK_SOURCE_TOUCHSCREEN)
    let event = Event(phase: phase, x: x, y: y, isTouch: isTouch, time: controller.eventTime)
    last = phase == .up || phase == .cancel ? nil : event
    lead.source = last == nil ? nil : Self.source(following: sequence)
    follow(event)
  }

  /// A mouse has no sequence.
  private static func source(
    following sequence: UnsafeMutableRawPointer?
  ) -> PointerLead.Source {
    sequence.map { .finger(UInt(bitPattern: $0)) } ?? PointerLead.primaryButton
  }

  /// What presses, or is lifted, in an event; nil for other events.
  private static func source(
    pressingIn event: UnsafeMutableRawPointer?
  ) -> PointerLead.Source? {
    guard let event = event.map({ OpaquePointer($0) }) else { return nil }
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE: return .button(gdk_button_event_get_button(event))
    case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
      return .finger(UInt(bitPattern: gdk_event_get_event_sequence(event)))
    default: return nil
    }
  }
}
