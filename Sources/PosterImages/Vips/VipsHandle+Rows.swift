#if canImport(CVips)
  import CVips

  extension VipsHandle {
    /// Rows that are computed at once: enough to share the filters' overlap, few enough to stay in
    /// the processor's cache.
    private static let rowsPerStrip = 16
    /// What they may take, which counts for very wide pictures alone.
    private static let stripByteCount = 4 << 20

    /// Computes rows from top to bottom, on this thread; false when the source gives out.
    ///
    /// - Parameters:
    ///   - rows: Below those that were computed before, since most sources are read once.
    ///   - body: Called once for each row, in order, with bytes valid during the call.
    ///   - isToContinue: Asked before each strip of rows; the end, and false, when it says no.
    func forEachRow(
      in rows: Range<Int>, _ body: (_ row: Int, _ bytes: UnsafePointer<UInt8>) -> Void,
      continuing isToContinue: () -> Bool
    ) -> Bool {
      guard let region = vips_region_new(pointer) else { return false }
      defer { g_object_unref(region) }
      let rowsPerStrip = min(Self.rowsPerStrip, max(Self.stripByteCount / bytesPerRow, 1))
      for top in stride(from: rows.lowerBound, to: rows.upperBound, by: rowsPerStrip) {
        let count = min(rowsPerStrip, rows.upperBound - top)
        var strip = VipsRect(
          left: 0, top: Int32(top), width: Int32(size.width), height: Int32(count))
        guard isToContinue() else { return false }
        guard vips_region_prepare(region, &strip) == 0, let first = region.pointee.data else {
          vips_error_clear()
          return false
        }
        // The region may hold more than was asked for.
        let origin = first - (Int(region.pointee.valid.top) - top) * Int(region.pointee.bpl)
        for row in 0..<count {
          body(top + row, origin + row * Int(region.pointee.bpl))
        }
      }
      return true
    }

    /// Computes rows that nobody wants; false when the source gives out.
    func reads(_ rows: Range<Int>, continuing isToContinue: () -> Bool) -> Bool {
      forEachRow(in: rows, { _, _ in }, continuing: isToContinue)
    }
  }
#endif
