#if canImport(CVips)
  import CVips

  extension VipsHandle {
    /// This image scaled and cut to `size`; nil when that fails.
    ///
    /// Alpha must be premultiplied.
    func resampled(
      columns: AxisResampling, rows: AxisResampling, to size: PixelSize
    ) -> VipsHandle? {
      if columns.scale >= 1, rows.scale >= 1, columns.scale > 1 || rows.scale > 1 {
        return enlarged(columns: columns, rows: rows, to: size)
      }
      let readSize = PixelSize(width: columns.read.count, height: rows.read.count)
      return cropped(left: columns.read.lowerBound, top: rows.read.lowerBound, to: readSize)?
        .scaled(across: columns.scale, down: rows.scale)?
        .cropped(left: columns.keptStart, top: rows.keptStart, to: size)
    }

    private func scaled(across: Double, down: Double) -> VipsHandle? {
      guard across != 1 || down != 1 else { return self }
      return applying { cvips_resize($0, $1, across, down) }
    }

    private func cropped(left: Int, top: Int, to size: PixelSize) -> VipsHandle? {
      guard size != self.size else { return self }
      return applying {
        cvips_crop($0, $1, Int32(left), Int32(top), Int32(size.width), Int32(size.height))
      }
    }

    /// Makes the kept part only, out of what is read for it: a thin picture that fills a wide page
    /// would be thousands of millions of rows high as a whole, more than libvips can count. Enlarged
    /// pixels can be cut anywhere.
    private func enlarged(
      columns: AxisResampling, rows: AxisResampling, to size: PixelSize
    ) -> VipsHandle? {
      let across = columns.readWhenEnlarged(length: self.size.width, outputLength: size.width)
      let down = rows.readWhenEnlarged(length: self.size.height, outputLength: size.height)
      return cropped(
        left: across.lowerBound, top: down.lowerBound,
        to: PixelSize(width: across.count, height: down.count))?
        .enlarged(
          across: columns.scale, down: rows.scale,
          left: columns.exactStart - Double(across.lowerBound) * columns.scale,
          top: rows.exactStart - Double(down.lowerBound) * rows.scale, to: size)
    }

    /// This image enlarged, and cut to `size` at a place in the result.
    private func enlarged(
      across: Double, down: Double, left exactLeft: Double, top exactTop: Double,
      to size: PixelSize
    ) -> VipsHandle? {
      guard let interpolate = vips_interpolate_new("bicubic") else { return nil }
      defer { g_object_unref(interpolate) }
      let (left, top) = (exactLeft.rounded(.down), exactTop.rounded(.down))
      let box = [Int32(left), Int32(top), Int32(size.width), Int32(size.height)]
      guard let area = vips_array_int_new(box, Int32(box.count)) else { return nil }
      defer {
        vips_area_unref(UnsafeMutableRawPointer(area).assumingMemoryBound(to: VipsArea.self))
      }
      return applying {
        cvips_enlarge(
          $0, $1, across, down, interpolate, area, left - exactLeft, top - exactTop)
      }
    }
  }
#endif
