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
      for start in stride(from: columns.lowerBound, to: columns.upperBound, by: Self.mostAdded) {
        let end = min(start + Self.mostAdded, columns.upperBound)
        sum &+= Self.sum(bytes, y * bytesPerRow, start..<end)
      }
    }
    let count = rows.count * columns.count
    return SIMD4(truncatingIfNeeded: (sum &+ count / 2) / count)
  }

  /// So many bytes add up to what sixteen bits hold.
  private static let mostAdded = 256

  /// The sum of pixels of a row that begins there, two channels in one number.
  private static func sum(
    _ bytes: UnsafeRawBufferPointer, _ row: Int, _ columns: Range<Int>
  ) -> SIMD4<Int> {
    let low: UInt32 = 0x00FF_00FF
    var even: UInt32 = 0
    var odd: UInt32 = 0
    for x in columns {
      let pixel = UInt32(
        littleEndian: bytes.loadUnaligned(
          fromByteOffset: row + x * bytesPerPixel, as: UInt32.self))
      even &+= pixel & low
      odd &+= pixel >> 8 & low
    }
    return SIMD4(Int(even & 0xFFFF), Int(odd & 0xFFFF), Int(even >> 16), Int(odd >> 16))
  }

  /// The pixels of the longer axis that one of the shorter stands for; at least one.
  private static func range(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
    let start = index * length / count
    return start..<max((index + 1) * length / count, start + 1)
  }
}
