#if canImport(CVips)
  import CVips

  /// An owned reference to a libvips image: pixels that are computed when they are asked for.
  ///
  /// What it reads from, and the memory below that, must live as long.
  final class VipsHandle {
    typealias Pointer = UnsafeMutablePointer<VipsImage>

    let pointer: Pointer

    /// Takes over the reference that `operation` leaves in its last argument; nil when it fails,
    /// with the library's error buffer emptied.
    init?(_ operation: (UnsafeMutablePointer<Pointer?>) -> Int32) {
      var output: Pointer?
      guard operation(&output) == 0, let output else {
        // All threads share that buffer: its text may be about another picture, so nobody reads it.
        vips_error_clear()
        return nil
      }
      pointer = output
    }

    deinit {
      g_object_unref(pointer)
    }

    /// The image that `operation` makes of this one; libvips keeps what it needs of this one alive.
    func applying(_ operation: (Pointer, UnsafeMutablePointer<Pointer?>) -> Int32) -> VipsHandle? {
      VipsHandle { operation(pointer, $0) }
    }

    var size: PixelSize {
      PixelSize(
        width: Int(vips_image_get_width(pointer)), height: Int(vips_image_get_height(pointer)))
    }

    var bandCount: Int { Int(vips_image_get_bands(pointer)) }

    var bytesPerRow: Int {
      size.width * bandCount * Int(vips_format_sizeof(format))
    }

    var hasAlpha: Bool { vips_image_hasalpha(pointer) != 0 }

    var format: VipsBandFormat { vips_image_get_format(pointer) }

    var interpretation: VipsInterpretation { vips_image_guess_interpretation(pointer) }

    var orientation: PictureOrientation {
      PictureOrientation(exif: Int(vips_image_get_orientation(pointer)))
    }

    func has(_ field: String) -> Bool { vips_image_get_typeof(pointer, field) != 0 }
  }
#endif
