#if canImport(CVips)
  import CVips

  /// Writes frames as an animation that goes round for ever.
  ///
  /// Frames wait in a file without a name, not in memory, until all are there, and are encoded as they
  /// are read from it. A class, since the file is closed, and so is gone, with the last reference.
  public final class AnimationWriter {
    private let format: AnimationFormat
    private let pixelSize: PixelSize
    private let frameMilliseconds: Int
    private let scratch: ScratchFile
    private var count = 0

    /// WebP's quality from 0 to 100: above the format's own 75, where posters' flat colours band.
    private static let quality: Int32 = 85

    /// How hard to search for a small file, from WebP's 0 … 6 and GIF's 1 … 10.
    private static let webPEffort: Int32 = 4
    private static let gifEffort: Int32 = 7

    private static let bands = 3

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - format: the format of the file.
    ///   - pixelSize: the extents of every frame.
    ///   - frameMilliseconds: how long a frame is shown; GIF rounds it to hundredths of a second.
    ///   - scratchFolder: where frames wait; three bytes a pixel each.
    /// - Throws: ``AnimationError/cannotWrite(code:)`` when no file can be made there.
    public init(
      format: AnimationFormat, pixelSize: PixelSize, frameMilliseconds: Int,
      scratchFolder: FilePath
    ) throws(AnimationError) {
      self.format = format
      self.pixelSize = pixelSize
      self.frameMilliseconds = frameMilliseconds
      scratch = try ScratchFile(in: scratchFolder)
    }

    /// Takes the next frame, in the layout of ``DecodedPicture``; its alpha is left out.
    public func append(_ pixels: [UInt8]) throws(AnimationError) {
      let expected = pixelSize.pixelCount * DecodedPicture.bytesPerPixel
      guard pixels.count == expected else {
        throw .wrongFrameSize(byteCount: pixels.count, expected: expected)
      }
      try format.check(pixelSize: pixelSize, frameCount: count + 1)
      try scratch.append(Self.colors(of: pixels))
      count += 1
    }

    /// Writes the animation to an open file.
    public func write(to descriptor: Int32) throws(AnimationError) {
      guard count > 0 else { throw .noFrames }
      guard VipsLibrary.isReady else { throw .encoderUnavailable }
      let rows = FrameRows(scratch: scratch, bytesPerRow: pixelSize.width * Self.bands)
      // The image reads from `rows` until it is gone.
      try withExtendedLifetime(rows) { () throws(AnimationError) in
        let image = vips_image_new()
        guard let image else { throw .cannotEncode }
        defer { g_object_unref(image) }
        vips_image_init_fields(
          image, Int32(clamping: pixelSize.width), Int32(clamping: pixelSize.height * count),
          Int32(Self.bands), VIPS_FORMAT_UCHAR, VIPS_CODING_NONE, VIPS_INTERPRETATION_sRGB, 1, 1)
        let source = Unmanaged.passUnretained(rows).toOpaque()
        guard cvips_generate(image, FrameRows.generate, source) == 0 else { throw .cannotEncode }
        describe(image)
        try save(image, to: descriptor)
      }
    }

    private func describe(_ image: UnsafeMutablePointer<VipsImage>) {
      var delays = [Int32](repeating: Int32(clamping: frameMilliseconds), count: count)
      vips_image_set_int(image, "page-height", Int32(clamping: pixelSize.height))
      vips_image_set_int(image, "loop", 0)
      vips_image_set_array_int(image, "delay", &delays, Int32(clamping: count))
    }

    private func save(
      _ image: UnsafeMutablePointer<VipsImage>, to descriptor: Int32
    ) throws(AnimationError) {
      guard let target = vips_target_new_to_descriptor(descriptor) else {
        throw .cannotEncode
      }
      defer { g_object_unref(target) }
      let failed =
        switch format {
        case .webp: cvips_webpsave(image, target, Self.quality, Self.webPEffort)
        case .gif: cvips_gifsave(image, target, Self.gifEffort)
        }
      guard failed == 0 else {
        // All threads share the library's reason: it may be about another picture.
        vips_error_clear()
        throw .cannotEncode
      }
    }

    /// The red, green and blue of pixels that are blue, green, red, alpha.
    private static func colors(of pixels: [UInt8]) -> [UInt8] {
      let pixelCount = pixels.count / DecodedPicture.bytesPerPixel
      return [UInt8](unsafeUninitializedCapacity: pixelCount * bands) { colors, count in
        for pixel in 0..<pixelCount {
          let source = pixel * DecodedPicture.bytesPerPixel
          colors[pixel * bands] = pixels[source + 2]
          colors[pixel * bands + 1] = pixels[source + 1]
          colors[pixel * bands + 2] = pixels[source]
        }
        count = pixelCount * bands
      }
    }
  }
#endif
