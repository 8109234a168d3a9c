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

  let layout: Layout
  let placement: PixelPlacement
  let output: UnsafeMutableRawBufferPointer

  /// False once a pixel was not opaque.
  private(set) var isOpaque = true

  init(layout: Layout, placement: PixelPlacement, output: UnsafeMutableRawBufferPointer) {
    self.layout = layout
    self.placement = placement
    self.output = output
  }

  /// Writes one stored row, which is as long as the area that `placement` was made for.
  mutating func write(_ pixels: UnsafeBufferPointer<UInt8>, row: Int) {
    let start = placement.origin + row * placement.rowStep
    switch layout {
    case .grey:
      put(pixels, at: start) { source, at in Self.opaque(source[at], source[at], source[at]) }
    case .rgb:
      put(pixels, at: start) { source, at in
        Self.opaque(source[at], source[at + 1], source[at + 2])
      }
    case .yCbCr:
      put(pixels, at: start) { source, at in
        let (red, green, blue) = Self.fromLuma(source[at], source[at + 1], source[at + 2])
        return Self.opaque(red, green, blue)
      }
    case .cmyk:
      put(pixels, at: start) { source, at in
        let (red, green, blue) = Self.mixed(source, at)
        return Self.opaque(red, green, blue)
      }
    case .greyAlpha:
      put(pixels, at: start) { source, at in
        Self.premultiplied(source[at], source[at], source[at], alpha: source[at + 1])
      }
    case .rgbAlpha:
      put(pixels, at: start) { source, at in
        Self.premultiplied(source[at], source[at + 1], source[at + 2], alpha: source[at + 3])
      }
    case .cmykAlpha:
      put(pixels, at: start) { source, at in
        let (red, green, blue) = Self.mixed(source, at)
        return Self.premultiplied(red, green, blue, alpha: source[at + 4])
      }
    }
  }

  @inline(__always)
  private mutating func put(
    _ pixels: UnsafeBufferPointer<UInt8>, at start: Int,
    _ convert: (UnsafeBufferPointer<UInt8>, Int) -> UInt32
  ) {
    let bytesPerPixel = layout.bytesPerPixel
    var alphas: UInt32 = 0xFF00_0000
    var place = start
    for at in stride(from: 0, to: pixels.count, by: bytesPerPixel) {
      let pixel = convert(pixels, at)
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
  private static func mixed(
    _ source: UnsafeBufferPointer<UInt8>, _ at: Int
  ) -> (UInt8, UInt8, UInt8) {
    let light = 255 - source[at + 3]
    return (
      product(255 - source[at], light), product(255 - source[at + 1], light),
      product(255 - source[at + 2], light)
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
