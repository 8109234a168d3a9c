internal import CGtk4

/// A picture in memory as cairo draws from it, owned.
final class CairoSurface {
  let pointer: OpaquePointer

  /// Cairo knows user data by the address of a key.
  private nonisolated(unsafe) static let ownerKey = UnsafeMutablePointer<cairo_user_data_key_t>
    .allocate(capacity: 1)

  /// Wraps pixels without copying them. `owner` is retained until this object goes; of what was
  /// recorded with it and is not drawn yet, cairo then makes a copy. Nil when cairo cannot draw from
  /// them.
  init?(
    pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool,
    owner: AnyObject
  ) {
    let bytes = UnsafeMutableRawPointer(mutating: pixels.baseAddress)
    let surface = cairo_image_surface_create_for_data(
      bytes?.assumingMemoryBound(to: UInt8.self),
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(clamping: width),
      Int32(clamping: height), Int32(clamping: bytesPerRow))
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    let box = Unmanaged.passRetained(owner).toOpaque()
    guard
      cairo_surface_set_user_data(surface, Self.ownerKey, box, { releaseBox($0) })
        == CAIRO_STATUS_SUCCESS
    else {
      releaseBox(box)
      cairo_surface_destroy(surface)
      return nil
    }
    pointer = surface
  }

  deinit {
    cairo_surface_destroy(pointer)
  }
}
