/// Converts rows of stored pixels to the bytes of a `DecodedPicture`.
struct PixelRowWriter {
  /// What the bytes of a stored pixel mean: 8 bits each, not premultiplied.
  enum Layout: Hashable, Sendable {
    case grey, greyAlpha, rgb, rgbAlpha
    /// Ink, 255 is full, mixed as screens do without a profile: what most viewers show.
    case cmyk, cmykAlpha
    /// Luma and colour differences in full range, as in JPEG.
    case yCbCr

    var bytesPerPixel: Int {
      switch self {
      case .grey: 1
      case .greyAlpha: 2
      case .rgb, .yCbCr: 3
      case .rgbAlpha, .cmyk: 4
      case .cmykAlpha: 5
      }
    }

    var hasAlpha: Bool { self == .greyAlpha || self == .rgbAlpha || self == .cmykAlpha }
  }

  let placement: PixelPlacement
  let output: UnsafeMutableRawBufferPointer

  /// False once a pixel was not opaque.
  private(set) var isOpaque = true

  init(placement: PixelPlacement, output: UnsafeMutableRawBufferPointer) {
    self.placement = placement
    self.output = output
  }

  /// Writes one stored row, which is as long as the area that `placement` was made for.
  mutating func write(_ pixels: PixelRow, _ layout: Layout, row: Int) {
    let start = placement.origin + row * placement.rowStep
    switch layout {
    case .grey:
      put(pixels, at: start) { pixel in Self.opaque(pixel[0], pixel[0], pixel[0]) }
    case .rgb where pixels.pixelStep == 1 && placement.columnStep == MemoryLayout<UInt32>.size:
      putPlanes(pixels, at: start)
    case .rgb:
      put(pixels, at: start) { pixel in Self.opaque(pixel[0], pixel[1], pixel[2]) }
    case .yCbCr:
      put(pixels, at: start) { pixel in
        let (red, green, blue) = Self.fromLuma(pixel[0], pixel[1], pixel[2])
        return Self.opaque(red, green, blue)
      }
    case .cmyk:
      put(pixels, at: start) { pixel in
        let (red, green, blue) = Self.mixed(pixel)
        return Self.opaque(red, green, blue)
      }
    case .greyAlpha:
      put(pixels, at: start) { pixel in
        Self.premultiplied(pixel[0], pixel[0], pixel[0], alpha: pixel[1])
      }
    case .rgbAlpha:
      put(pixels, at: start) { pixel in
        Self.premultiplied(pixel[0], pixel[1], pixel[2], alpha: pixel[3])
      }
    case .cmykAlpha:
      put(pixels, at: start) { pixel in
        let (red, green, blue) = Self.mixed(pixel)
        return Self.premultiplied(red, green, blue, alpha: pixel[4])
      }
    }
  }

  /// What nearly all pictures come down to, in a loop that the compiler makes vectors of.
  private func putPlanes(_ pixels: PixelRow, at start: Int) {
    let target = (output.baseAddress.unsafelyUnwrapped + start)
      .assumingMemoryBound(to: UInt32.self)
    let red = pixels.base
    let (green, blue) = (red + pixels.componentStep, red + 2 * pixels.componentStep)
    for x in 0..<pixels.count {
      target[x] = Self.opaque(red[x], green[x], blue[x]).littleEndian
    }
  }

  @inline(__always)
  private mutating func put(
    _ pixels: PixelRow, at start: Int, _ convert: (PixelRow.Pixel) -> UInt32
  ) {
    var alphas: UInt32 = 0xFF00_0000
    var place = start
    for index in 0..<pixels.count {
      let pixel = convert(pixels[index])
      alphas &= pixel
      output.storeBytes(of: pixel.littleEndian, toByteOffset: place, as: UInt32.self)
      place += placement.columnStep
    }
    if alphas != 0xFF00_0000 { isOpaque = false }
  }

  @inline(__always)
  private static func opaque(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt32 {
    0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  @inline(__always)
  private static func premultiplied(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8
  ) -> UInt32 {
    UInt32(alpha) << 24 | UInt32(product(red, alpha)) << 16
      | UInt32(product(green, alpha)) << 8 | UInt32(product(blue, alpha))
  }

  @inline(__always)
  private static func mixed(_ pixel: PixelRow.Pixel) -> (UInt8, UInt8, UInt8) {
    let light = 255 - pixel[3]
    return (
      product(255 - pixel[0], light), product(255 - pixel[1], light),
      product(255 - pixel[2], light)
    )
  }

  /// BT.601's inverse, in 16.16 fixed point.
  @inline(__always)
  private static func fromLuma(_ luma: UInt8, _ cb: UInt8, _ cr: UInt8) -> (UInt8, UInt8, UInt8) {
    let base = Int(luma) << 16 + 0x8000
    let blueness = Int(cb) - 128
    let redness = Int(cr) - 128
    return (
      UInt8(clamping: (base + 91_881 * redness) >> 16),
      UInt8(clamping: (base - 22_554 * blueness - 46_802 * redness) >> 16),
      UInt8(clamping: (base + 116_130 * blueness) >> 16)
    )
  }

  /// a·b / 255, rounded to nearest, without a division.
  @inline(__always)
  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let scaled = UInt32(a) * UInt32(b) + 128
    return UInt8((scaled + scaled >> 8) >> 8)
  }
}
