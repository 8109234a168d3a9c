internal import CGtk4
internal import Glibc

/// The connection to the screen.
package enum Display {
  /// Whether there is a display to open windows on. Readies GTK the first time: without that render
  /// nodes cannot be made, with or without a display.
  package static let isOpen = gtk_init_check() != 0

  /// Names the program for the desktop, which must be done first, and says whether there is a
  /// display. Call it on the main thread, before a widget is made.
  package static func open(programName: String) -> Bool {
    if g_get_prgname() == nil {
      g_set_prgname(programName)
    }
    guard isOpen else { return false }
    AccessibilityBus.prepare()
    return true
  }

  /// The device pixels of the largest screen; 0 where there is none.
  package static var largestScreenPixelCount: Int {
    monitors.map { Int($0.width) * $0.scale * Int($0.height) * $0.scale }.max() ?? 0
  }

  /// The size of the screen on which windows open that nobody places, in points; nil where there is
  /// none.
  static var firstScreenSize: (width: Int32, height: Int32)? {
    monitors.first.map { ($0.width, $0.height) }
  }

  /// Whether somebody makes a window cover its screen when it is asked to: on X11 that takes a window
  /// manager, which a screen that shows one program may not have.
  static var coversScreens: Bool {
    guard let display = gdk_display_get_default(), isX11(display) else { return true }
    let screen = gdk_x11_display_get_screen(display)
    return gdk_x11_screen_supports_net_wm_hint(screen, "_NET_WM_STATE_FULLSCREEN") != 0
  }

  static func isX11(_ display: OpaquePointer) -> Bool {
    let instance = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
    return strcmp(g_type_name_from_instance(instance), "GdkX11Display") == 0
  }

  private struct Monitor {
    let width: Int32
    let height: Int32
    let scale: Int
  }

  private static var monitors: [Monitor] {
    guard let list = gdk_display_get_default().flatMap({ gdk_display_get_monitors($0) }) else {
      return []
    }
    return (0..<g_list_model_get_n_items(list)).compactMap { monitor(in: list, at: $0) }
  }

  private static func monitor(in list: OpaquePointer, at position: guint) -> Monitor? {
    guard let monitor = g_list_model_get_item(list, position) else { return nil }
    defer { g_object_unref(monitor) }
    var area = GdkRectangle()
    gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
    return Monitor(
      width: area.width, height: area.height,
      scale: Int(gdk_monitor_get_scale_factor(OpaquePointer(monitor))))
  }
}
