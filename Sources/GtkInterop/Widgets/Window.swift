internal import CGtk4

/// A top-level window. GTK keeps it open, and alive, until `close()`.
package final class Window: Widget {
  private var window: UnsafeMutablePointer<GtkWindow> {
    pointer.assumingMemoryBound(to: GtkWindow.self)
  }

  /// Makes a window, not yet shown, whose content would like `width` by `height` points. Needs a
  /// display.
  package init(title: String, width: Int, height: Int) {
    super.init(retaining: gtk_window_new())
    gtk_window_set_title(window, title)
    gtk_window_set_default_size(window, Int32(clamping: width), Int32(clamping: height))
  }

  /// Shows the window and asks for the focus.
  package func present() {
    gtk_window_present(window)
  }

  /// Takes the window off the screen and lets go of what it holds.
  package func close() {
    gtk_window_destroy(window)
  }

  /// Fills the window with `child`.
  package func setContent(_ child: Widget) {
    gtk_window_set_child(window, child.widget)
  }

  /// Whether the window covers its whole screen.
  package var isFullscreen: Bool {
    get { gtk_window_is_fullscreen(window) != 0 }
    set { newValue ? gtk_window_fullscreen(window) : gtk_window_unfullscreen(window) }
  }

  /// What the window is drawn on; its `state` property tells whether it is minimized. Nil before the
  /// window is presented.
  package var surface: ObjectHandle? {
    gtk_native_get_surface(opaque).map { ObjectHandle(retaining: UnsafeMutableRawPointer($0)) }
  }

  /// Whether the window was put away, so that nothing in it can be seen.
  package var isMinimized: Bool {
    guard let surface else { return false }
    let state = gdk_toplevel_get_state(surface.opaque).rawValue
    return state & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
  }

  /// Opens `uri` with the program that the desktop has for it.
  package func open(uri: String) {
    gtk_show_uri(window, uri, guint32(GDK_CURRENT_TIME))
  }
}
