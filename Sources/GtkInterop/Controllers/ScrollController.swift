internal import CGtk4

/// Follows wheels and touchpads.
package final class ScrollController {
  /// One step of scrolling; positive is right and down.
  package enum Event: Equatable {
    /// A wheel, in notches (fractions on fine wheels).
    case wheel(dx: Double, dy: Double)
    /// Two fingers came down on a touchpad.
    case begin
    /// Two fingers moved, by so many points.
    case update(dx: Double, dy: Double)
    /// The fingers were lifted.
    case end
  }

  /// X11 reports touchpads in fractions of a wheel's notch; GTK's own scrolled windows turn a notch
  /// into about as many points in a view of 1,000.
  private static let pointsPerNotch = 100.0

  /// The controller to attach to a widget.
  package let controller: EventController
  private var connections: [SignalConnection] = []
  private let follow: (Event, _ time: UInt32) -> Void

  /// `body` is also given the display server's milliseconds, wrapping round; 0 where unknown.
  package init(perform body: @escaping (Event, _ time: UInt32) -> Void) {
    follow = body
    controller = EventController(
      taking: gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES).map {
        UnsafeMutableRawPointer($0)
      })
    connections = [
      SignalConnection(controller, "scroll") { [weak self] arguments in
        self?.scroll(dx: arguments.double(1), dy: arguments.double(2))
        return .handled(true)
      },
      SignalConnection(controller, "scroll-begin") { [weak self] in self?.touchpad(.begin) },
      SignalConnection(controller, "scroll-end") { [weak self] in self?.touchpad(.end) },
    ]
  }

  private var isInPoints: Bool {
    gtk_event_controller_scroll_get_unit(controller.opaque) == GDK_SCROLL_UNIT_SURFACE
  }

  private var isTouchpad: Bool {
    isInPoints || controller.eventSource == GDK_SOURCE_TOUCHPAD
  }

  private func scroll(dx: Double, dy: Double) {
    guard isTouchpad else { return follow(.wheel(dx: dx, dy: dy), controller.eventTime) }
    let factor = isInPoints ? 1 : Self.pointsPerNotch
    follow(.update(dx: dx * factor, dy: dy * factor), controller.eventTime)
  }

  /// GTK brackets fine wheels too; only a touchpad's gesture has a beginning and an end.
  private func touchpad(_ event: Event) {
    guard isTouchpad else { return }
    follow(event, controller.eventTime)
  }
}
