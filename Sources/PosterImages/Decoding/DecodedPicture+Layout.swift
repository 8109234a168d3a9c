extension DecodedPicture {
  /// The picture scaled and cut as a decoder would have, had it come from a file.
  func laidOut(for request: PictureRequest) throws(PictureError) -> DecodedPicture {
    try DecodeLimits().checkOutput(request.pixelSize)
    let layout = PictureLayout(
      pictureSize: pixelSize, requestedSize: request.pixelSize, mode: request.mode)
    guard layout.outputSize != pixelSize else { return self }
    guard let count = Self.byteCount(of: layout.outputSize) else { throw .outOfMemory }
    let buffer = PixelBuffer(count: count) { output in
      withUnsafeBytes { resample($0, to: layout, into: output) }
    }
    guard let buffer,
      let picture = DecodedPicture(
        pixelSize: layout.outputSize, isOpaque: isOpaque, colorSpace: colorSpace, buffer: buffer)
    else { throw .outOfMemory }
    return picture
  }

  /// One row of the result at a time: the rows that make it are added up first, so that no more
  /// than one is held.
  private func resample(
    _ input: UnsafeRawBufferPointer, to layout: PictureLayout,
    into output: UnsafeMutableRawBufferPointer
  ) {
    let size = layout.outputSize
    let columns = AxisFilter(
      length: pixelSize.width, scaledLength: layout.scaledWidth, outputLength: size.width)
    let rows = AxisFilter(
      length: pixelSize.height, scaledLength: layout.scaledHeight, outputLength: size.height)
    var sums = [SIMD4<Float>](repeating: .zero, count: pixelSize.width)
    for (y, row) in rows.taps.enumerated() {
      for x in sums.indices { sums[x] = .zero }
      for (index, weight) in row.weights.enumerated() {
        let start = (row.start + index) * bytesPerRow
        for x in sums.indices {
          let pixel = input.loadUnaligned(
            fromByteOffset: start + x * Self.bytesPerPixel, as: SIMD4<UInt8>.self)
          sums[x] += SIMD4<Float>(pixel) * weight
        }
      }
      for (x, column) in columns.taps.enumerated() {
        var sum = SIMD4<Float>.zero
        for (index, weight) in column.weights.enumerated() {
          sum += sums[column.start + index] * weight
        }
        output.storeBytes(
          of: SIMD4<UInt8>(clamping: SIMD4<Int32>(sum, rounding: .toNearestOrEven)),
          toByteOffset: (y * size.width + x) * Self.bytesPerPixel, as: SIMD4<UInt8>.self)
      }
    }
  }
}
