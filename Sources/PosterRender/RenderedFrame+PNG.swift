import CCairo
import PosterImages

extension RenderedFrame {
  /// The frame as a PNG file's bytes: 8 bits, RGB.
  ///
  /// - Throws: ``RenderError`` when cairo fails, as it does for an empty frame.
  public func png() throws(RenderError) -> [UInt8] {
    var copy = pixels
    var file = PNGBytes()
    let status = copy.withUnsafeMutableBufferPointer { bytes in
      // Without alpha, since every pixel is opaque.
      let surface = Canvas.surface(on: bytes.baseAddress, pixelSize, CAIRO_FORMAT_RGB24)
      defer { cairo_surface_destroy(surface) }
      return withUnsafeMutablePointer(to: &file) { file in
        cairo_surface_write_to_png_stream(
          surface,
          { closure, data, count in
            guard let file = closure?.assumingMemoryBound(to: PNGBytes.self) else {
              return CAIRO_STATUS_WRITE_ERROR
            }
            file.pointee.bytes += UnsafeBufferPointer(start: data, count: Int(count))
            return CAIRO_STATUS_SUCCESS
          }, file)
      }
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw RenderError(status) }
    return file.bytes
  }
}

/// Where cairo's stream of a PNG file goes.
private struct PNGBytes {
  var bytes: [UInt8] = []
}
