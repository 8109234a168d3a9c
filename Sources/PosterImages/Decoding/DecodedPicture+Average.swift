extension DecodedPicture {
  /// Pixels a side that are looked at: a stand-in's colour does not need all of them.
  private static let sampleCount = 64

  /// The mean of the picture's pixels, of at most 64 × 64 of them, evenly spread.
  public func averageColor() -> PixelColor {
    let across = (pixelSize.width - 1) / Self.sampleCount + 1
    let down = (pixelSize.height - 1) / Self.sampleCount + 1
    var sum = SIMD4<Int>()
    var count = 0
    withUnsafeBytes { bytes in
      for y in stride(from: down / 2, to: pixelSize.height, by: down) {
        for x in stride(from: across / 2, to: pixelSize.width, by: across) {
          let at = y * bytesPerRow + x * Self.bytesPerPixel
          let pixel = SIMD4(bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3])
          sum &+= SIMD4(truncatingIfNeeded: pixel)
          count += 1
        }
      }
    }
    let mean = (sum &+ count / 2) / count
    return PixelColor(
      red: UInt8(clamping: mean[2]), green: UInt8(clamping: mean[1]),
      blue: UInt8(clamping: mean[0]), alpha: UInt8(clamping: mean[3]))
  }
}
