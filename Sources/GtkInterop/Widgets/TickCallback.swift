internal import CGtk4

/// Calls a closure at every frame of the display, until it is released. While one exists the frame
/// clock runs, so keep it only as long as something moves.
package final class TickCallback {
  private let widget: Widget
  private let identifier: guint

  /// `body` is given the frame's time in seconds on the monotonic clock.
  package init(_ widget: Widget, perform body: @escaping (Double) -> Void) {
    self.widget = widget
    identifier = gtk_widget_add_tick_callback(
      widget.widget,
      { _, clock, box in
        guard let box else { return 0 }
        let microseconds = gdk_frame_clock_get_frame_time(clock)
        Box<(Double) -> Void>.borrow(box)(Double(microseconds) / Double(G_USEC_PER_SEC))
        return 1
      }, Box<(Double) -> Void>.retained(body), { releaseBox($0) })
  }

  deinit {
    gtk_widget_remove_tick_callback(widget.widget, identifier)
  }
}
