import CCairo
import PosterEngine

/// Centred text on a few lines; what does not fit is cut out of its middle, where a file name or a
/// path says least.
final class TextBlock {
  private let layout: OpaquePointer
  private let canvas: Canvas

  /// Lays out text that is at most `width` points wide.
  init(
    _ text: String, size: Double, isBold: Bool, width: Double, lines: Int32, on canvas: Canvas
  ) {
    self.canvas = canvas
    layout = pango_cairo_create_layout(canvas.context)
    let font = pango_font_description_new()
    pango_font_description_set_family(font, "sans-serif")
    pango_font_description_set_weight(font, isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_width(layout, Int32(clamping: Int(saturating: width * Double(PANGO_SCALE))))
    pango_layout_set_height(layout, -lines)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
    pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// The height of all lines, in points.
  var height: Double {
    var height: Int32 = 0
    pango_layout_get_size(layout, nil, &height)
    return Double(height) / Double(PANGO_SCALE)
  }

  /// Draws the text with its top left corner there.
  func draw(at corner: Vector, _ color: Color) {
    cairo_set_source_rgb(canvas.context, color.red, color.green, color.blue)
    cairo_move_to(canvas.context, corner.x, corner.y)
    pango_cairo_show_layout(canvas.context, layout)
  }
}
