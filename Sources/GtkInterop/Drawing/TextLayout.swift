internal import CGtk4

/// Text laid out in lines, ready to draw.
package final class TextLayout: ObjectHandle {
  /// Where lines stand in the width that they have.
  package enum Alignment {
    /// Left in text that runs from left to right.
    case start
    case center
  }

  /// Lays out `text` in `font` (`"Sans Bold 15"`, the size in typographic points) in lines of at
  /// most `width` points; what does not fit `maximumLines` is cut off with an ellipsis.
  package init(
    _ text: String, font: String, width: Double, maximumLines: Int, alignment: Alignment = .start,
    context: TextContext
  ) {
    super.init(taking: pango_layout_new(context.opaque).map { UnsafeMutableRawPointer($0) })
    let description = pango_font_description_from_string(font)
    pango_layout_set_font_description(opaque, description)
    pango_font_description_free(description)
    pango_layout_set_text(opaque, text, -1)
    pango_layout_set_width(opaque, pango_units_from_double(max(width, 1)))
    pango_layout_set_wrap(opaque, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_height(opaque, -Int32(clamping: maximumLines))
    pango_layout_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
    pango_layout_set_alignment(opaque, alignment == .center ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT)
  }

  /// Height of all lines in points.
  package var height: Double {
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(opaque, &width, &height)
    return Double(height)
  }
}
