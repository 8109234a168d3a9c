#if canImport(CVips) && canImport(CZimg)
  /// The shown part of an image, scaled strip by strip while the image is decoded from top to bottom.
  struct VipsResampling {
    /// What is cut, with alpha still apart from the colours.
    private let source: VipsHandle
    /// The rows of it that are needed.
    private let sourceRows: Range<Int>
    /// What is needed, in numbers that can be resampled.
    let image: VipsHandle
    private let columns: AxisWindow
    private let rows: AxisWindow
    private let sample: SampleType
    private let stripByteCount: Int

    /// What a strip may take, as decoded and as scaled: with less, the filters' overlaps would cost
    /// more than what is made.
    static let stripByteCount = 6 << 20
    private static let leastRowsPerStrip = 16

    /// The resampling of an image of which nothing was read yet.
    ///
    /// - Returns: nil when the image cannot be cut or shrunk.
    init?(
      of source: VipsHandle, columns: AxisWindow, rows: AxisWindow,
      stripByteCount: Int = Self.stripByteCount
    ) {
      let across = columns.read(for: 0..<columns.outputCount)
      let down = rows.read(for: 0..<rows.outputCount)
      let shrink = (columns: columns.shrinkFactor, rows: rows.shrinkFactor)
      guard
        let image = source.cropped(
          left: across.lowerBound, top: down.lowerBound,
          to: PixelSize(width: across.count, height: down.count))?
          .forResampling()?
          .shrunk(across: shrink.columns, down: shrink.rows),
        let sample = image.sampleType
      else { return nil }
      self.source = source
      self.stripByteCount = stripByteCount
      self.sourceRows = down
      self.image = image
      self.sample = sample
      self.columns = columns.on(across).shrunk(by: shrink.columns, to: image.size.width)
      self.rows = rows.on(down).shrunk(by: shrink.rows, to: image.size.height)
    }

    /// Makes the rows in order, as many at once as there is memory for.
    ///
    /// What was cut off above and below is decoded too, so that a file cut short is refused at every
    /// size and mode alike; strip by strip, since libvips keeps all that it is made to leap over.
    ///
    /// - Parameters:
    ///   - body: Called with each strip: which rows, and planes that begin with them and are valid
    ///     during the call. It ends when that says no.
    ///   - isToContinue: Asked before some rows are decoded.
    /// - Returns: False when the source gives out, or one of both says no.
    /// - Throws: ``PictureError/outOfMemory``
    func forEachStrip(
      _ body: (_ rows: Range<Int>, _ planes: PixelPlanes) throws(PictureError) -> Bool,
      continuing isToContinue: () -> Bool
    ) throws(PictureError) -> Bool {
      let rowsPerStrip = rowsPerStrip
      guard
        let input = PixelPlanes(
          planeCount: image.bandCount, sample: sample, width: image.size.width,
          rowCount: rows.mostRead(for: rowsPerStrip)),
        let output = PixelPlanes(
          planeCount: image.bandCount, sample: sample, width: columns.outputCount,
          rowCount: rowsPerStrip)
      else { throw .outOfMemory }
      guard source.reads(0..<sourceRows.lowerBound, continuing: isToContinue) else { return false }
      var held = 0..<0
      for top in stride(from: 0, to: rows.outputCount, by: rowsPerStrip) {
        let strip = top..<min(top + rowsPerStrip, rows.outputCount)
        let read = rows.read(for: strip)
        let isRead = self.read(read, into: input, holding: held, continuing: isToContinue)
        held = read
        guard isRead, scale(strip, of: input, holding: read, into: output),
          try body(strip, output)
        else { return false }
      }
      return source.reads(sourceRows.upperBound..<source.size.height, continuing: isToContinue)
    }

    /// Fills the planes with rows, of which some may be there already.
    private func read(
      _ wanted: Range<Int>, into planes: PixelPlanes, holding held: Range<Int>,
      continuing isToContinue: () -> Bool
    ) -> Bool {
      let kept = wanted.clamped(to: held)
      planes.moveToTop((kept.lowerBound - held.lowerBound)..<(kept.upperBound - held.lowerBound))
      return image.forEachRow(
        in: max(kept.upperBound, wanted.lowerBound)..<wanted.upperBound,
        { planes.split($1, into: $0 - wanted.lowerBound) }, continuing: isToContinue)
    }

    private func scale(
      _ strip: Range<Int>, of input: PixelPlanes, holding read: Range<Int>,
      into output: PixelPlanes
    ) -> Bool {
      let geometry = PlaneGeometry(
        columns: columns, rows: rows.part(strip).on(read), sample: sample)
      return PlaneResampler.shared(geometry)?.resample(input, into: output) ?? false
    }

    private var rowsPerStrip: Int {
      let decoded = PixelPlanes.bytesPerRow(width: image.size.width, sample: sample)
      let made = PixelPlanes.bytesPerRow(width: columns.outputCount, sample: sample)
      let bytesPerRow = image.bandCount * max(Int(rows.step * Double(decoded)), made)
      return min(max(stripByteCount / bytesPerRow, Self.leastRowsPerStrip), rows.outputCount)
    }
  }
#endif
