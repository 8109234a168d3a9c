internal import CGtk4

/// Pixels ready for the renderer. Immutable.
package final class Texture: ObjectHandle {
  /// Width in pixels.
  package var width: Int { Int(gdk_texture_get_width(opaque)) }
  /// Height in pixels.
  package var height: Int { Int(gdk_texture_get_height(opaque)) }

  /// The same pixels as cairo draws them, where they were not made by C.
  let surface: CairoSurface?

  /// Wraps pixels without copying them: blue, green, red, alpha, a byte each, premultiplied.
  ///
  /// `owner` is retained until the texture is gone, and must keep `pixels` valid and unchanged.
  /// Nil when the numbers do not describe a picture within the buffer.
  ///
  /// - Parameter isOpaque: whether every alpha is 255, which is quicker to draw.
  package init?(
    pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int,
    isOpaque: Bool = false, owner: AnyObject
  ) {
    guard
      width > 0, height > 0, width <= Int32.max, height <= Int32.max,
      bytesPerRow / 4 >= width, pixels.count / bytesPerRow >= height
    else { return nil }
    let bytes = g_bytes_new_with_free_func(
      pixels.baseAddress, gsize(pixels.count), { releaseBox($0) },
      Unmanaged.passRetained(owner).toOpaque())
    defer { g_bytes_unref(bytes) }
    surface = CairoSurface(
      pixels: pixels, width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: isOpaque,
      owner: owner)
    super.init(
      taking: UnsafeMutableRawPointer(
        gdk_memory_texture_new(
          Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
          gsize(bytesPerRow))))
  }

  /// Becomes the owner of a texture that C returned.
  init(takingTexture pointer: OpaquePointer?) {
    surface = nil
    super.init(taking: pointer.map { UnsafeMutableRawPointer($0) })
  }

  /// A copy of the pixels, in cairo's order: blue, green, red, alpha, premultiplied.
  package var bitmap: Bitmap {
    let (width, height) = (self.width, self.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    bytes.withUnsafeMutableBufferPointer {
      gdk_texture_download(opaque, $0.baseAddress, gsize(width * 4))
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
