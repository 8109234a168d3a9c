internal import CGtk4

/// The connection to the screen.
package enum Display {
  /// Whether there is a display to open windows on. Readies GTK the first time: without that render
  /// nodes cannot be made, with or without a display.
  package static let isOpen = gtk_init_check() != 0

  /// Names the program for the desktop, which must be done first, and says whether there is a
  /// display. Call it on the main thread.
  package static func open(programName: String) -> Bool {
    if g_get_prgname() == nil {
      g_set_prgname(programName)
    }
    return isOpen
  }

  /// The device pixels of the largest screen; 0 where there is none.
  package static var largestScreenPixelCount: Int {
    guard let monitors = gdk_display_get_default().flatMap({ gdk_display_get_monitors($0) }) else {
      return 0
    }
    return (0..<g_list_model_get_n_items(monitors)).map { pixelCount(of: monitors, at: $0) }.max()
      ?? 0
  }

  private static func pixelCount(of monitors: OpaquePointer, at position: guint) -> Int {
    guard let monitor = g_list_model_get_item(monitors, position) else { return 0 }
    defer { g_object_unref(monitor) }
    var area = GdkRectangle()
    gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
    let scale = Int(gdk_monitor_get_scale_factor(OpaquePointer(monitor)))
    return Int(area.width) * scale * Int(area.height) * scale
  }
}
