internal import CGtk4

/// The connection to the screen.
package enum Display {
  /// Readies GTK, and says whether there is a display to open windows on. Call it on the main
  /// thread, before anything else; without a display render nodes and text still work.
  package static func open(programName: String) -> Bool {
    if g_get_prgname() == nil {
      g_set_prgname(programName)
    }
    return gtk_init_check() != 0
  }
}
