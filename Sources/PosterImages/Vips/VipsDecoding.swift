#if canImport(CVips)
  import CVips

  /// The decoding of one picture out of bytes that outlive it.
  struct VipsDecoding {
    let bytes: UnsafeRawBufferPointer
    let request: PictureRequest
    let limits: DecodeLimits

    /// From here on a decode takes longer than a few frames.
    private static let slowPixelCount = 8_000_000

    func picture(while isWanted: () -> Bool) throws(PictureError) -> DecodedPicture {
      guard let loader = VipsLoader(of: bytes) else {
        // libtiff has to read a directory, often at the file's end, to know its own.
        throw TIFFDirectory.hasSignature(bytes) ? .damaged(.tiff) : .unknownFormat
      }
      let damaged = PictureError.damaged(loader.format)
      guard let whole = loader.load(bytes) else { throw damaged }
      guard loader.knowsSize(of: whole, from: bytes) else { throw .unsupported(loader.format) }
      try checkSize(of: whole, loader: loader)
      let isLuma = try holdsLuma(whole, loader: loader)

      let orientation = loader.orientation(of: whole)
      let layout = PictureLayout(
        pictureSize: orientation.turned(whole.size), requestedSize: request.pixelSize,
        mode: request.mode)
      let scale = layout.scale(of: orientation.turned(whole.size))
      guard
        let loaded = shrunk(whole, loader: loader, scale: scale)?.withoutExtraBands(),
        let resampling = resampling(
          of: loaded, from: whole.size, loader: loader, scale: scale, layout: layout,
          orientation: orientation)
      else { throw damaged }

      let placement = PixelPlacement(orientation: orientation, outputSize: layout.outputSize)
      var isOpaque = true
      guard let count = DecodedPicture.byteCount(of: layout.outputSize) else { throw .outOfMemory }
      let buffer = try PixelBuffer(count: count) { output throws(PictureError) in
        var writer = PixelRowWriter(placement: placement, output: output)
        var isGivenUp = false
        let isWhole = try write(loaded, isLuma: isLuma, resampling, to: &writer) {
          isGivenUp = !isWanted()
          return !isGivenUp
        }
        guard !isGivenUp else { throw .cancelled }
        guard isWhole else { throw damaged }
        isOpaque = writer.isOpaque
      }
      guard let buffer,
        let picture = DecodedPicture(
          pixelSize: layout.outputSize, isOpaque: isOpaque, buffer: buffer)
      else { throw .outOfMemory }
      return picture
    }

    /// True when this decoding of the same source takes a fraction of the time of `request`'s.
    func isMuchQuicker(than request: PictureRequest) -> Bool {
      guard VipsLoader(of: bytes) == .jpeg, let whole = VipsLoader.jpeg.load(bytes),
        whole.size.pixelCount >= Self.slowPixelCount, !VipsLoader.jpeg.holdsWhole(whole)
      else { return false }
      let size = VipsLoader.jpeg.orientation(of: whole).turned(whole.size)
      let layout = PictureLayout(
        pictureSize: size, requestedSize: request.pixelSize, mode: request.mode)
      return !VipsLoader.jpeg.loads(differentlyAt: layout.scaledWidth / Double(size.width))
    }

    private func checkSize(of picture: VipsHandle, loader: VipsLoader) throws(PictureError) {
      let isWide = picture.size.width > limits.rowLength
      let limit = min(
        loader.holdsWhole(picture) ? limits.heldPixelCount : limits.pixelCount,
        isWide ? limits.widePixelCount : .max)
      // A drawing has no pixels of its own.
      guard loader == .svg || picture.size.pixelCount <= limit else {
        throw .tooManyPixels(picture.size, limit: limit)
      }
    }

    /// True when the pixels are luma and colour differences, which libvips takes for RGB.
    private func holdsLuma(_ picture: VipsHandle, loader: VipsLoader) throws(PictureError) -> Bool {
      guard loader == .tiff, let directory = TIFFDirectory(bytes), directory.holdsRawLuma else {
        return false
      }
      guard directory.isFullySampled, picture.bandCount == 3, picture.format == VIPS_FORMAT_UCHAR
      else { throw .unsupported(.tiff) }
      return true
    }

    /// The picture read again at about the stored size it is shown at, where the format can.
    private func shrunk(_ whole: VipsHandle, loader: VipsLoader, scale: Double) -> VipsHandle? {
      loader.loads(differentlyAt: scale) ? loader.load(bytes, scale: scale) : whole
    }

    /// The resampling of what was loaded of a picture of that size.
    private func resampling(
      of loaded: VipsHandle, from whole: PixelSize, loader: VipsLoader, scale: Double,
      layout: PictureLayout, orientation: PictureOrientation
    ) -> VipsResampling? {
      let (width, height) = (loaded.size.width, loaded.size.height)
      return VipsResampling(
        of: loaded,
        columns: layout.columns(
          width, length: loader.length(of: whole.width, loadedAt: scale, as: width),
          orientation: orientation),
        rows: layout.rows(
          height, length: loader.length(of: whole.height, loadedAt: scale, as: height),
          orientation: orientation))
    }

    /// Writes the shown area in the colours of the screen; false when the source gives out.
    private func write(
      _ loaded: VipsHandle, isLuma: Bool, _ resampling: VipsResampling,
      to writer: inout PixelRowWriter, continuing isToContinue: () -> Bool
    ) throws(PictureError) -> Bool {
      let layout = isLuma ? .yCbCr : loaded.displayLayout
      let strip = { (rows: Range<Int>, planes: PixelPlanes) throws(PictureError) -> Bool in
        // Colours are converted after the resampling, when there are fewer of them.
        guard let layout else {
          return try convert(planes, rows, of: resampling.image, from: loaded, to: &writer)
        }
        for row in rows {
          writer.write(planes.pixels(inRow: row - rows.lowerBound), layout, row: row)
        }
        return true
      }
      return try resampling.forEachStrip(strip, continuing: isToContinue)
    }

    /// Writes rows of `image`, which was made of `loaded` to be resampled.
    private func convert(
      _ planes: PixelPlanes, _ rows: Range<Int>, of image: VipsHandle, from loaded: VipsHandle,
      to writer: inout PixelRowWriter
    ) throws(PictureError) -> Bool {
      let size = PixelSize(width: planes.width, height: rows.count)
      let isDone = planes.withJoinedRows(rows.count) { bytes in
        let shown = VipsHandle(rows: bytes, size: size, like: image)?
          .resampled(from: loaded)?.displayColours()
        guard let (image, layout) = shown else { return false }
        return image.forEachRow(in: 0..<size.height) {
          let pixels = PixelRow(interleaved: $1, count: size.width, layout)
          writer.write(pixels, layout, row: rows.lowerBound + $0)
        } continuing: {
          true
        }
      }
      guard let isDone else { throw .outOfMemory }
      return isDone
    }
  }
#endif
