#if canImport(CVips)
  import CVips

  extension VipsHandle {
    func cropped(left: Int, top: Int, to size: PixelSize) -> VipsHandle? {
      guard size != self.size else { return self }
      return applying {
        cvips_crop($0, $1, Int32(left), Int32(top), Int32(size.width), Int32(size.height))
      }
    }

    /// Every so many pixels made one, their mean.
    func shrunk(across: Int, down: Int) -> VipsHandle? {
      guard across > 1 || down > 1 else { return self }
      return applying { cvips_shrink($0, $1, Double(across), Double(down)) }
    }

    /// How the numbers are stored; nil for those that have to become floats first.
    var sampleType: SampleType? {
      switch format {
      case VIPS_FORMAT_UCHAR: .uint8
      case VIPS_FORMAT_USHORT: .uint16
      case VIPS_FORMAT_FLOAT: .float32
      default: nil
      }
    }

    /// This image with numbers that can be resampled: floats where they are not already, and where
    /// alpha has to weigh the colours.
    func forResampling() -> VipsHandle? {
      let weighed = hasAlpha ? applying(cvips_premultiply) : self
      guard let weighed, weighed.sampleType == nil else { return weighed }
      return weighed.applying { cvips_cast($0, $1, VIPS_FORMAT_FLOAT, 0) }
    }

    /// The reverse of `forResampling` for an image that was made of `original`.
    func resampled(from original: VipsHandle) -> VipsHandle? {
      let straight = original.hasAlpha ? applying(cvips_unpremultiply) : self
      guard let straight, straight.format != original.format else { return straight }
      let isInteger = vips_band_format_isint(original.format) != 0
      return (isInteger ? straight.applying(cvips_rint) : straight)?
        .applying { cvips_cast($0, $1, original.format, 0) }
    }
  }
#endif
