#if canImport(CVips)
  import CVips

  extension VipsHandle {
    /// Rows that are computed at once: enough to share the filters' overlap, few enough to stay in
    /// the processor's cache.
    private static let rowsPerStrip = 16

    /// Computes the image from top to bottom, on this thread; false when the source gives out.
    ///
    /// - Parameters:
    ///   - body: Called once for each row, in order, with bytes valid during the call.
    ///   - isToContinue: Asked before each strip of rows; the end, and false, when it says no.
    func forEachRow(
      _ body: (_ row: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Void,
      continuing isToContinue: () -> Bool
    ) -> Bool {
      guard let region = vips_region_new(pointer) else { return false }
      defer { g_object_unref(region) }
      let size = size
      let byteCount = size.width * bandCount
      for top in stride(from: 0, to: size.height, by: Self.rowsPerStrip) {
        let count = min(Self.rowsPerStrip, size.height - top)
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
          let start = origin + row * Int(region.pointee.bpl)
          body(top + row, UnsafeBufferPointer(start: start, count: byteCount))
        }
      }
      return true
    }

    /// Reads on to the last row; false when the source ends before it.
    ///
    /// What was cut off below the shown area is decoded too, so that a file cut short is refused at
    /// every size and mode alike.
    func reachesLastRow() -> Bool {
      guard let region = vips_region_new(pointer) else { return false }
      defer { g_object_unref(region) }
      var last = VipsRect(left: 0, top: Int32(size.height - 1), width: 1, height: 1)
      guard vips_region_prepare(region, &last) == 0 else {
        vips_error_clear()
        return false
      }
      return true
    }
  }
#endif
