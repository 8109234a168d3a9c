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
}
