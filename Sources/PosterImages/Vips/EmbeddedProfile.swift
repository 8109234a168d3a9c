#if canImport(CVips)
  import CVips

  /// A colour profile as it lies in a picture.
  struct EmbeddedProfile: Hashable, Sendable {
    private let bytes: [UInt8]

    /// nil when the picture has none.
    init?(of image: VipsHandle) {
      var start: UnsafeRawPointer?
      var count = 0
      guard image.has(VIPS_META_ICC_NAME),
        vips_image_get_blob(image.pointer, VIPS_META_ICC_NAME, &start, &count) == 0
      else { return nil }
      bytes = [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }

    /// Gives it to a picture.
    func embed(in image: VipsHandle) {
      bytes.withUnsafeBytes {
        vips_image_set_blob_copy(image.pointer, VIPS_META_ICC_NAME, $0.baseAddress, $0.count)
      }
    }

    /// Profiles that were tried, by what they take in memory.
    private static let known = Locked(LRUCache<EmbeddedProfile, Bool>(costLimit: 1 << 20))

    /// True when 8-bit red, green and blue are sRGB's, to a level, whether or not they are converted:
    /// with sRGB's own profile, which each program writes in its own way, and with one that libvips
    /// cannot use. A conversion takes as long as a JPEG's decoding.
    var keepsRGB: Bool {
      if let known = Self.known.withLock({ $0.value(for: self) }) { return known }
      let keepsRGB = changesNothing() ?? false
      Self.known.withLock { $0.insert(keepsRGB, for: self, cost: bytes.count) }
      return keepsRGB
    }

    /// The levels of each colour that are tried.
    private static let levels: [UInt8] = [0, 16, 32, 64, 96, 128, 160, 192, 224, 240, 255]
    private static let tolerance = 1

    /// What converting colours from all over the cube says; nil when they cannot be converted.
    private func changesNothing() -> Bool? {
      let levels = Self.levels
      let colours = levels.flatMap { red in
        levels.flatMap { green in levels.flatMap { [red, green, $0] } }
      }
      let size = PixelSize(width: levels.count * levels.count, height: levels.count)
      return colours.withUnsafeBytes { bytes in
        guard let image = VipsHandle(rgb: bytes, size: size) else { return nil }
        embed(in: image)
        guard let converted = image.applying({ cvips_icc_to_srgb($0, $1, VIPS_INTENT_PERCEPTUAL) }),
          converted.format == VIPS_FORMAT_UCHAR, converted.bandCount == 3
        else { return nil }
        let bytesPerRow = converted.bytesPerRow
        var isSame = true
        let isWhole = converted.forEachRow(in: 0..<size.height) { row, pixels in
          let original = bytes[row * bytesPerRow..<(row + 1) * bytesPerRow]
          let pairs = zip(original, UnsafeBufferPointer(start: pixels, count: bytesPerRow))
          isSame = isSame && pairs.allSatisfy { abs(Int($0) - Int($1)) <= Self.tolerance }
        } continuing: {
          isSame
        }
        return isWhole && isSame
      }
    }
  }
#endif
