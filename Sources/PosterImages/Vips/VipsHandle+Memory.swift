#if canImport(CVips)
  import CVips

  extension VipsHandle {
    /// An image of rows in memory that outlives it, with the colours of `original`.
    convenience init?(rows: UnsafeRawBufferPointer, size: PixelSize, like original: VipsHandle) {
      self.init(
        rows: rows, size: size, bandCount: original.bandCount, format: original.format,
        interpretation: original.interpretation)
      EmbeddedProfile(of: original)?.embed(in: self)
    }

    /// An image of sRGB in 8 bits, in memory that outlives it.
    convenience init?(rgb rows: UnsafeRawBufferPointer, size: PixelSize) {
      self.init(
        rows: rows, size: size, bandCount: 3, format: VIPS_FORMAT_UCHAR,
        interpretation: VIPS_INTERPRETATION_sRGB)
    }

    private convenience init?(
      rows: UnsafeRawBufferPointer, size: PixelSize, bandCount: Int, format: VipsBandFormat,
      interpretation: VipsInterpretation
    ) {
      let image = vips_image_new_from_memory(
        rows.baseAddress, rows.count, Int32(size.width), Int32(size.height), Int32(bandCount),
        format)
      guard let image else {
        vips_error_clear()
        return nil
      }
      defer { g_object_unref(image) }
      self.init { cvips_interpret(image, $0, interpretation) }
    }
  }
#endif
