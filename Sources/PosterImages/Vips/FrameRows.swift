#if canImport(CVips)
  import CVips

  /// All frames of an animation as one tall picture, whose rows libvips asks for when it needs them.
  final class FrameRows {
    private let scratch: ScratchFile
    private let bytesPerRow: Int

    init(scratch: ScratchFile, bytesPerRow: Int) {
      self.scratch = scratch
      self.bytesPerRow = bytesPerRow
    }

    /// Fills a region of the image; the third argument is the rows, borrowed.
    static let generate: VipsGenerateFn = { region, _, rows, _, _ in
      guard let region, let rows else { return -1 }
      let filled = Unmanaged<FrameRows>.fromOpaque(rows).takeUnretainedValue().fill(region)
      return filled ? 0 : -1
    }

    private func fill(_ region: UnsafeMutablePointer<VipsRegion>) -> Bool {
      let area = region.pointee.valid
      let bytesPerPixel = Int(region.pointee.im.pointee.Bands)
      return (area.top..<(area.top + area.height)).allSatisfy { y in
        let row = UnsafeMutableRawBufferPointer(
          start: cvips_region_address(region, area.left, y),
          count: Int(area.width) * bytesPerPixel)
        return scratch.read(
          into: row, from: Int(y) * bytesPerRow + Int(area.left) * bytesPerPixel)
      }
    }
  }
#endif
