#if canImport(CVips)
  import CVips

  /// The loaders that are used, one for each format.
  enum VipsLoader: CaseIterable {
    case jpeg, png, webp, gif, tiff, heif, svg

    /// The loader's class, whose subclasses load from the different kinds of sources.
    var className: String {
      switch self {
      case .jpeg: "VipsForeignLoadJpeg"
      case .png: "VipsForeignLoadPng"
      case .webp: "VipsForeignLoadWebp"
      case .gif: "VipsForeignLoadNsgif"
      case .tiff: "VipsForeignLoadTiff"
      case .heif: "VipsForeignLoadHeif"
      case .svg: "VipsForeignLoadSvg"
      }
    }

    var format: PictureFormat {
      switch self {
      case .jpeg: .jpeg
      case .png: .png
      case .webp: .webp
      case .gif: .gif
      case .tiff: .tiff
      case .heif: .heif
      case .svg: .svg
      }
    }

    /// The loader for what these bytes are; nil when none of the wanted ones reads them.
    init?(of bytes: UnsafeRawBufferPointer) {
      // librsvg would inflate a compressed drawing of any size into memory.
      guard !bytes.starts(with: Self.gzipSignature) else { return nil }
      guard let source = VipsMemorySource(bytes) else { return nil }
      let found = withExtendedLifetime(source) { vips_foreign_find_load_source(source.pointer) }
      guard let name = found.map(String.init(cString:)) else {
        vips_error_clear()
        return nil
      }
      guard let loader = Self.allCases.first(where: { name.hasPrefix($0.className) }) else {
        return nil
      }
      self = loader
    }

    private static let gzipSignature: [UInt8] = [0x1F, 0x8B]

    /// The picture, at about `scale` of its own size where the format can do that while it is
    /// read, never smaller than that; nil when it cannot be read.
    ///
    /// The bytes must outlive the picture.
    func load(_ bytes: UnsafeRawBufferPointer, scale: Double = 1) -> VipsHandle? {
      guard let memory = VipsMemorySource(bytes) else { return nil }
      return withExtendedLifetime(memory) { load(memory.pointer, scale: scale) }
    }

    private func load(_ source: UnsafeMutablePointer<VipsSource>, scale: Double) -> VipsHandle? {
      // Warnings are common in files that every viewer shows; errors leave grey rows.
      let strictness = VIPS_FAIL_ON_ERROR
      return VipsHandle { output in
        switch self {
        case .jpeg: cvips_jpegload(source, output, Self.jpegShrink(scale: scale), strictness)
        case .png: cvips_pngload(source, output, strictness)
        case .webp: cvips_webpload(source, output, Self.webpScale(scale: scale), strictness)
        case .gif: cvips_gifload(source, output, strictness)
        case .tiff: cvips_tiffload(source, output, strictness)
        case .heif: cvips_heifload(source, output, strictness)
        case .svg: cvips_svgload(source, output, max(scale, Self.leastSVGScale), strictness)
        }
      }
    }

    /// True when `load` gives something else at that scale than at 1.
    func loads(differentlyAt scale: Double) -> Bool {
      switch self {
      case .jpeg: Self.jpegShrink(scale: scale) != 1
      case .webp: Self.webpScale(scale: scale) != 1
      case .svg: scale != 1
      case .png, .gif, .tiff, .heif: false
      }
    }

    /// What a side of the picture measures in the pixels that `load` gives at that scale, when it gives
    /// `count` of them: a shrunk JPEG's last one is made of what is left and of what fills its block.
    func length(of side: Int, loadedAt scale: Double, as count: Int) -> Double {
      self == .jpeg ? Double(side) / Double(Self.jpegShrink(scale: scale)) : Double(count)
    }

    /// False for a drawing with a side that is longer than libvips counts: it takes such a side for
    /// one of a pixel, at any scale. One that is as short grows with the scale.
    func knowsSize(of picture: VipsHandle, from bytes: UnsafeRawBufferPointer) -> Bool {
      guard self == .svg, min(picture.size.width, picture.size.height) <= 1 else { return true }
      guard let enlarged = load(bytes, scale: 1 / Self.leastSVGScale) else { return false }
      return max(picture.size.width, enlarged.size.width) > 1
        && max(picture.size.height, enlarged.size.height) > 1
    }

    /// How the pixels that are loaded have to be turned.
    func orientation(of picture: VipsHandle) -> PictureOrientation {
      // HEIF's decoder has turned them as the file says; what EXIF says besides does not count.
      self == .heif ? .upright : picture.orientation
    }

    /// True when the whole picture has to be in memory before its first row can be read.
    func holdsWhole(_ picture: VipsHandle) -> Bool {
      switch self {
      case .jpeg, .png: picture.has("interlaced")
      case .gif, .webp, .heif: true
      case .tiff, .svg: false
      }
    }

    /// What is left at least to the resampling that follows, since a JPEG's own shrinking is coarse,
    /// block by block. Measured on text and photographs against shrinking by resampling alone: 38
    /// and 45 dB alike at 1.5, 32 and 38 at 1; 1.5 halves the time of what lies between 1.5 and 2.
    private static let finalJPEGShrink = 1.5
    /// The same for WebP, whose decoder takes any scale and saves little by it.
    private static let finalWebPShrink = 2.0

    /// The least that libvips takes.
    private static let leastSVGScale = 0.001

    private static func jpegShrink(scale: Double) -> Int32 {
      for shrink in [8, 4, 2] where scale * Double(shrink) * finalJPEGShrink <= 1 {
        return Int32(shrink)
      }
      return 1
    }

    private static func webpScale(scale: Double) -> Double {
      min(scale * finalWebPShrink, 1)
    }
  }
#endif
