#if canImport(CVips)
  import CVips

  extension VipsHandle {
    /// This image without the bands beyond colour and alpha that some TIFFs carry.
    func withoutExtraBands() -> VipsHandle? {
      let wanted =
        switch interpretation {
        case VIPS_INTERPRETATION_B_W, VIPS_INTERPRETATION_GREY16: 2
        case VIPS_INTERPRETATION_CMYK: 5
        default: 4
        }
      guard bandCount > wanted else { return self }
      return applying { cvips_first_bands($0, $1, Int32(wanted)) }
    }

    /// What the bytes mean where they are the screen's already; nil where colours have to be made.
    var displayLayout: PixelRowWriter.Layout? {
      guard format == VIPS_FORMAT_UCHAR else { return nil }
      let profile = EmbeddedProfile(of: self)
      return switch (interpretation, bandCount) {
      case (VIPS_INTERPRETATION_B_W, 1): profile == nil ? .grey : nil
      case (VIPS_INTERPRETATION_sRGB, 3): profile?.keepsRGB ?? true ? .rgb : nil
      default: nil
      }
    }

    /// 8-bit sRGB, or 8-bit ink for the writer to mix: the embedded profile decides, and where
    /// there is none, or a broken one, what the kind of picture usually means.
    func displayColours() -> (image: VipsHandle, layout: PixelRowWriter.Layout)? {
      if has(VIPS_META_ICC_NAME),
        let image = applying({ cvips_icc_to_srgb($0, $1, VIPS_INTENT_PERCEPTUAL) }),
        let layout = image.rowLayout
      {
        return (image, layout)
      }
      let isInk = interpretation == VIPS_INTERPRETATION_CMYK
      let image = isInk ? eightBitInk() : assumedSRGB()
      guard let image, let layout = image.rowLayout else { return nil }
      return (image, layout)
    }

    private func eightBitInk() -> VipsHandle? {
      applying { cvips_cast($0, $1, VIPS_FORMAT_UCHAR, 1) }
    }

    private func assumedSRGB() -> VipsHandle? {
      let space = interpretation
      return applying { cvips_interpret($0, $1, space) }?
        .applying { cvips_colourspace($0, $1, VIPS_INTERPRETATION_sRGB) }?
        .applying { cvips_cast($0, $1, VIPS_FORMAT_UCHAR, 0) }
    }

    /// What a pixel's bytes mean; nil when they are not 8 bits wide, or of no known kind.
    private var rowLayout: PixelRowWriter.Layout? {
      guard format == VIPS_FORMAT_UCHAR else { return nil }
      let isInk = interpretation == VIPS_INTERPRETATION_CMYK
      return switch bandCount {
      case 1: .grey
      case 2: .greyAlpha
      case 3: .rgb
      case 4: isInk ? .cmyk : .rgbAlpha
      case 5: isInk ? .cmykAlpha : nil
      default: nil
      }
    }
  }
#endif
