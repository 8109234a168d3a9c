import CCairo
import PosterEngine
import PosterImages

/// A cairo context on pixels that somebody else owns: they must outlive it.
///
/// Edges of rectangles fall on whole pixels, so that two that touch leave no seam of what is
/// behind; what is inside them is filtered at sub-pixel positions.
final class Canvas {
  let context: OpaquePointer
  private let surface: OpaquePointer

  init(pixels: UnsafeMutableBufferPointer<UInt8>, pixelSize: PixelSize) throws(RenderError) {
    surface = Self.surface(on: pixels.baseAddress, pixelSize, CAIRO_FORMAT_ARGB32)
    context = cairo_create(surface)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    try check()
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// A surface on existing pixels, without padding between rows. The caller owns it.
  static func surface(
    on pixels: UnsafeMutablePointer<UInt8>?, _ size: PixelSize, _ format: cairo_format_t
  ) -> OpaquePointer {
    cairo_image_surface_create_for_data(
      pixels, format, Int32(clamping: size.width), Int32(clamping: size.height),
      Int32(clamping: size.width * DecodedPicture.bytesPerPixel))
  }

  /// Throws when anything that was drawn before failed.
  func check() throws(RenderError) {
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw RenderError(status) }
  }

  /// Makes sure that the pixels hold what was drawn.
  func flush() {
    cairo_surface_flush(surface)
  }

  /// Draws, and takes every change of the coordinates and the clip back.
  func saved(_ draw: () -> Void) {
    cairo_save(context)
    draw()
    cairo_restore(context)
  }

  /// Draws as one layer of that opacity.
  func layer(opacity: Double, _ draw: () -> Void) {
    guard opacity < 1 else { return draw() }
    cairo_push_group(context)
    draw()
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  func clip(to rect: Rect) {
    cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
    cairo_clip(context)
  }

  func translate(by vector: Vector) {
    cairo_translate(context, vector.x, vector.y)
  }

  func scale(by factor: Double) {
    cairo_scale(context, factor, factor)
  }

  /// Fills all that the clip leaves.
  func fill(_ color: Color) {
    cairo_set_source_rgb(context, color.red, color.green, color.blue)
    cairo_paint(context)
  }

  /// Draws a picture into a rectangle, bilinear; its edge pixels reach to the rectangle's edge.
  func draw(_ picture: DecodedPicture, in rect: Rect, opacity: Double) {
    saved {
      clip(to: rect)
      translate(by: Vector(x: rect.x, y: rect.y))
      cairo_scale(
        context, rect.width / Double(picture.pixelSize.width),
        rect.height / Double(picture.pixelSize.height))
      picture.withUnsafeBytes { bytes in
        // Cairo only reads a source; its interface has no way to say so.
        let source = Self.surface(
          on: UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress),
          picture.pixelSize, picture.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32)
        cairo_set_source_surface(context, source, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_paint_with_alpha(context, opacity)
        // The context must not hold on to pixels that it does not own.
        cairo_set_source_rgb(context, 0, 0, 0)
        cairo_surface_destroy(source)
      }
    }
  }
}
