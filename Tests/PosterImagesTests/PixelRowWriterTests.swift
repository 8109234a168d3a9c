import Testing

@testable import PosterImages

@Suite("A pixel row writer")
struct PixelRowWriterTests {
  /// The bytes of a row of pixels, and whether they are opaque.
  private func write(
    _ pixels: [UInt8], _ layout: PixelRowWriter.Layout, isPlanar: Bool = false,
    orientation: PictureOrientation = .upright
  ) -> (bytes: [UInt8], isOpaque: Bool) {
    let width = pixels.count / layout.bytesPerPixel
    let size = orientation.turned(PixelSize(width: width, height: 1))
    var output = [UInt8](repeating: 0, count: width * 4)
    let isOpaque = output.withUnsafeMutableBytes { bytes in
      var writer = PixelRowWriter(
        placement: PixelPlacement(orientation: orientation, outputSize: size), output: bytes)
      pixels.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        let row =
          isPlanar
          ? PixelRow(base: base, count: width, pixelStep: 1, componentStep: width)
          : PixelRow(interleaved: base, count: width, layout)
        writer.write(row, layout, row: 0)
      }
      return writer.isOpaque
    }
    return (output, isOpaque)
  }

  @Test(
    "writes blue, green, red, alpha, premultiplied and rounded",
    arguments: [
      (.grey, [0, 200], [0, 0, 0, 255, 200, 200, 200, 255]),
      (.greyAlpha, [200, 128, 200, 255], [100, 100, 100, 128, 200, 200, 200, 255]),
      (.rgb, [10, 20, 30], [30, 20, 10, 255]),
      // 30·100/255 = 11.76, 20·100/255 = 7.84, 10·100/255 = 3.92
      (.rgbAlpha, [10, 20, 30, 100], [12, 8, 4, 100]),
      (.rgbAlpha, [255, 255, 255, 0], [0, 0, 0, 0]),
      // (255 − ink)·(255 − black)/255: 205·155/255 = 124.6, 105·155/255 = 63.8, 155·155/255 = 94.2
      (.cmyk, [50, 150, 100, 100], [94, 64, 125, 255]),
      (.cmykAlpha, [0, 0, 255, 0, 51], [0, 51, 51, 51]),
      // JPEG's equations: 76, 85, 255 is red; 128, 128, 128 is grey.
      (.yCbCr, [76, 85, 255, 128, 128, 128], [0, 0, 254, 255, 128, 128, 128, 255]),
      (.yCbCr, [255, 255, 255, 0, 0, 0], [255, 121, 255, 255, 0, 135, 0, 255]),
    ] as [(PixelRowWriter.Layout, [UInt8], [UInt8])])
  func bytes(layout: PixelRowWriter.Layout, pixels: [UInt8], expected: [UInt8]) {
    #expect(write(pixels, layout).bytes == expected)
  }

  @Test(
    "writes planes as it does what lies side by side, whichever way the picture lies",
    arguments: [
      .grey, .greyAlpha, .rgb, .yCbCr, .rgbAlpha, .cmyk, .cmykAlpha,
    ] as [PixelRowWriter.Layout], PictureOrientation.allCases)
  func planes(layout: PixelRowWriter.Layout, orientation: PictureOrientation) {
    let width = 13
    let componentCount = layout.bytesPerPixel
    let planar = (0..<width * componentCount).map { UInt8(truncatingIfNeeded: $0 * 89 + 7) }
    let interleaved = (0..<width).flatMap { x in
      (0..<componentCount).map { planar[$0 * width + x] }
    }
    let expected = write(interleaved, layout, orientation: orientation)
    let actual = write(planar, layout, isPlanar: true, orientation: orientation)
    #expect(actual.bytes == expected.bytes)
    #expect(actual.isOpaque == expected.isOpaque)
  }

  @Test("tells whether every pixel is opaque")
  func opacity() {
    #expect(write([1, 2, 3, 255, 1, 2, 3, 255], .rgbAlpha).isOpaque)
    #expect(!write([1, 2, 3, 255, 1, 2, 3, 254], .rgbAlpha).isOpaque)
    #expect(!write([1, 0, 1, 255], .greyAlpha).isOpaque)
    #expect(write([1, 2, 3], .rgb).isOpaque)
  }

  @Test("premultiplies every colour and alpha to the nearest level")
  func rounding() {
    for alpha in 0...255 {
      for colour in 0...255 {
        let (bytes, _) = write([UInt8(colour), UInt8(alpha)], .greyAlpha)
        let exact = Double(colour * alpha) / 255
        #expect(abs(Double(bytes[0]) - exact) <= 0.5, "\(colour) at \(alpha)")
      }
    }
  }
}
