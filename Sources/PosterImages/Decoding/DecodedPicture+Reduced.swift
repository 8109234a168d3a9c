extension DecodedPicture {
  /// The picture with its longer side at most that many pixels, each the mean of those that it
  /// stands for; the picture itself when it is small already, nil when there is no memory.
  func reduced(toSide side: Int) -> DecodedPicture? {
    guard max(pixelSize.width, pixelSize.height) > max(side, 1) else { return self }
    let layout = PictureLayout(
      pictureSize: pixelSize, requestedSize: PixelSize(width: max(side, 1), height: max(side, 1)),
      mode: .fit)
    let size = layout.outputSize
    guard let count = Self.byteCount(of: size) else { return nil }
    let buffer = PixelBuffer(count: count) { output in
      withUnsafeBytes { input in
        for y in 0..<size.height {
          for x in 0..<size.width {
            let mean = mean(input, column: x, row: y, of: size)
            let at = (y * size.width + x) * Self.bytesPerPixel
            for channel in 0..<Self.bytesPerPixel { output[at + channel] = mean[channel] }
          }
        }
      }
    }
    return buffer.flatMap {
      DecodedPicture(
        pixelSize: size, isOpaque: isOpaque, colorSpace: colorSpace, buffer: $0)
    }
  }

  /// The mean of the pixels that become one pixel of that size.
  private func mean(
    _ bytes: UnsafeRawBufferPointer, column: Int, row: Int, of size: PixelSize
  ) -> SIMD4<UInt8> {
    let columns = Self.range(column, of: size.width, in: pixelSize.width)
    let rows = Self.range(row, of: size.height, in: pixelSize.height)
    var sum = SIMD4<Int>()
    for y in rows {
      for x in columns {
        let at = y * bytesPerRow + x * Self.bytesPerPixel
        sum &+= SIMD4(Int(bytes[at]), Int(bytes[at + 1]), Int(bytes[at + 2]), Int(bytes[at + 3]))
      }
    }
    let count = rows.count * columns.count
    return SIMD4(truncatingIfNeeded: (sum &+ count / 2) / count)
  }

  /// The pixels of the longer axis that one of the shorter stands for; at least one.
  private static func range(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
    let start = index * length / count
    return start..<max((index + 1) * length / count, start + 1)
  }
}
