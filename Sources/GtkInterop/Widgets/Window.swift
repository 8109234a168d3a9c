internal import CGtk4

/// A top-level window. GTK keeps it open, and alive, until `close()`.
package final class Window: Widget {
  private var window: UnsafeMutablePointer<GtkWindow> {
    pointer.assumingMemoryBound(to: GtkWindow.self)
  }

  /// The size to go back to; nil unless the window covers the screen by its size.
  private var sizeBeforeCovering: (width: Int32, height: Int32)?

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

  /// The signal that says that somebody made the window cover its screen, or ended that.
  package static let fullscreenSignal = "notify::fullscreened"

  /// The text in the title bar.
  package var title: String {
    get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(window, newValue) }
  }

  /// Whether the window covers its whole screen.
  package var isFullscreen: Bool {
    get { sizeBeforeCovering != nil || gtk_window_is_fullscreen(window) != 0 }
    set {
      guard newValue != isFullscreen else { return }
      if newValue { cover() } else { uncover() }
    }
  }

  /// Where nobody does it for the window, it makes itself as large as the screen.
  private func cover() {
    guard !Display.coversScreens, let size = Display.firstScreenSize else {
      return gtk_window_fullscreen(window)
    }
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(window, &width, &height)
    sizeBeforeCovering = (width, height)
    gtk_window_set_decorated(window, 0)
    gtk_window_set_default_size(window, size.width, size.height)
  }

  private func uncover() {
    guard let size = sizeBeforeCovering else { return gtk_window_unfullscreen(window) }
    sizeBeforeCovering = nil
    gtk_window_set_decorated(window, 1)
    gtk_window_set_default_size(window, size.width, size.height)
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
