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

    /// The pixels that are made.
    var outputSize: PixelSize { PixelSize(width: columns.outputCount, height: rows.outputCount) }

    /// Makes the rows in order.
    ///
    /// What was cut off above and below is decoded too, so that a file cut short is refused at every
    /// size and mode alike; strip by strip, since libvips keeps all that it is made to leap over.
    ///
    /// - Parameters:
    ///   - body: Called with each row, in planes that are valid during the call.
    ///   - isToContinue: Asked before each strip that is decoded.
    /// - Returns: False when the source gives out, or `isToContinue` says no.
    /// - Throws: ``PictureError/outOfMemory``
    func forEachRow(
      _ body: (_ index: Int, _ planes: PixelPlanes, _ row: Int) -> Void,
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
      return source.reads(0..<sourceRows.lowerBound, continuing: isToContinue)
        && forEachShownRow(input, output, body, continuing: isToContinue)
        && source.reads(sourceRows.upperBound..<source.size.height, continuing: isToContinue)
    }

    private func forEachShownRow(
      _ input: PixelPlanes, _ output: PixelPlanes,
      _ body: (_ index: Int, _ planes: PixelPlanes, _ row: Int) -> Void,
      continuing isToContinue: () -> Bool
    ) -> Bool {
      var held = 0..<0
      for top in stride(from: 0, to: rows.outputCount, by: output.rowCount) {
        let strip = top..<min(top + output.rowCount, rows.outputCount)
        let read = rows.read(for: strip)
        let kept = read.clamped(to: held)
        input.moveToTop((kept.lowerBound - held.lowerBound)..<(kept.upperBound - held.lowerBound))
        held = read
        let isRead = image.forEachRow(in: max(kept.upperBound, read.lowerBound)..<read.upperBound) {
          input.split($1, into: $0 - read.lowerBound)
        } continuing: {
          isToContinue()
        }
        guard isRead, scale(strip, of: input, holding: read, into: output) else { return false }
        for index in strip { body(index, output, index - top) }
      }
      return true
    }

    /// All rows, component beside component; nil when the source gives out, or `isToContinue` says
    /// no.
    ///
    /// - Throws: ``PictureError/outOfMemory``
    func wholePicture(
      continuing isToContinue: () -> Bool
    ) throws(PictureError) -> PixelBuffer? {
      let bytesPerRow = columns.outputCount * image.bandCount * sample.byteCount
      var isWhole = false
      let buffer = try PixelBuffer(count: bytesPerRow * rows.outputCount) {
        output throws(PictureError) in
        isWhole = try forEachRow {
          $1.join($2, into: output.baseAddress.unsafelyUnwrapped + $0 * bytesPerRow)
        } continuing: {
          isToContinue()
        }
      }
      guard let buffer else { throw .outOfMemory }
      return isWhole ? buffer : nil
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
