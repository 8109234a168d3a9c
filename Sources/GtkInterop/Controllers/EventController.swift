internal import CGtk4

/// A controller that was made here and is attached to a widget, owned.
package class EventController: ObjectHandle {
  /// The time of the event at hand in the display server's milliseconds; 0 when there is none.
  var eventTime: UInt32 { gtk_event_controller_get_current_event_time(opaque) }

  /// The kind of device that sent the event at hand.
  var eventSource: GdkInputSource? {
    guard let device = gtk_event_controller_get_current_event_device(opaque) else { return nil }
    return gdk_device_get_source(device)
  }
}
