internal import CGtk4

/// The fonts and settings that text is laid out with.
package final class TextContext: ObjectHandle {
  /// The fonts of the machine, at 96 dots an inch; needs no display.
  package init() {
    super.init(
      taking: pango_font_map_create_context(pango_cairo_font_map_get_default()).map {
        UnsafeMutableRawPointer($0)
      })
  }

  /// The fonts of the display that `widget` is on, with the user's text scaling.
  package init(widget: Widget) {
    super.init(
      taking: gtk_widget_create_pango_context(widget.widget).map { UnsafeMutableRawPointer($0) })
  }
}
