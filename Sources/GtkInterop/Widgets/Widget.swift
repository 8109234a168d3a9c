package import CGtk4

/// A widget, owned.
package class Widget: ObjectHandle {
  /// The widget, borrowed: valid as long as this handle lives.
  package var widget: UnsafeMutablePointer<GtkWidget> {
    pointer.assumingMemoryBound(to: GtkWidget.self)
  }

  /// Width in points; 0 before the first allocation.
  package var width: Double { Double(gtk_widget_get_width(widget)) }
  /// Height in points; 0 before the first allocation.
  package var height: Double { Double(gtk_widget_get_height(widget)) }
  /// Device pixels a point.
  package var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }
  /// Whether the widget is on a screen that shows it.
  package var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Whether text and layout run from right to left; what is set replaces the desktop's direction.
  package var isRightToLeft: Bool {
    get { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_direction(widget, newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  /// Has the widget drawn again at the next frame.
  package func queueDraw() {
    gtk_widget_queue_draw(widget)
  }

  /// Makes the widget take part in keyboard navigation, and gives it the focus.
  package func takeFocus() {
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_grab_focus(widget)
  }

  /// Makes the widget use all the room that there is.
  package func expand() {
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
  }

  /// The pointer's shape over the widget, by its CSS name; nil for the usual one.
  package func setCursor(_ name: String?) {
    gtk_widget_set_cursor_from_name(widget, name)
  }

  /// The shape of pointers over the whole window that the widget is in, by its CSS name; nil for the
  /// usual one. Where a pointer moves, its widget's shape comes back.
  package func setSurfaceCursor(_ name: String?) {
    guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native)
    else { return }
    let cursor = name.flatMap { gdk_cursor_new_from_name($0, nil) }
    gdk_surface_set_cursor(surface, cursor)
    if let cursor { g_object_unref(UnsafeMutableRawPointer(cursor)) }
  }

  /// Attaches a controller; the widget holds a reference of its own to it.
  package func add(_ controller: EventController) {
    g_object_ref(controller.pointer)
    gtk_widget_add_controller(widget, controller.opaque)
  }

  /// What a screen reader says for the widget.
  package func setAccessibleName(_ name: String, description: String) {
    shim_accessible_update_label(widget, name)
    shim_accessible_update_description(widget, description)
  }

  /// The value of an adjustable widget, in numbers and in words.
  package func setAccessibleValue(_ value: Double, in range: ClosedRange<Double>, text: String) {
    shim_accessible_update_value(widget, value, range.lowerBound, range.upperBound, text)
  }
}
