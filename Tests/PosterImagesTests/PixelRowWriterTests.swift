import Testing

@testable import PosterImages

@Suite("A pixel row writer")
struct PixelRowWriterTests {
  /// The bytes of a row of pixels, and whether they are opaque.
  private func write(_ pixels: [UInt8], _ layout: PixelRowWriter.Layout) -> ([UInt8], Bool) {
    let width = pixels.count / layout.bytesPerPixel
    var output = [UInt8](repeating: 0, count: width * 4)
    let isOpaque = output.withUnsafeMutableBytes { bytes in
      var writer = PixelRowWriter(
        layout: layout,
        placement: PixelPlacement(
          orientation: .upright, outputSize: PixelSize(width: width, height: 1)),
        output: bytes)
      pixels.withUnsafeBufferPointer { writer.write($0, row: 0) }
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
    #expect(write(pixels, layout).0 == expected)
  }

  @Test("tells whether every pixel is opaque")
  func opacity() {
    #expect(write([1, 2, 3, 255, 1, 2, 3, 255], .rgbAlpha).1)
    #expect(!write([1, 2, 3, 255, 1, 2, 3, 254], .rgbAlpha).1)
    #expect(!write([1, 0, 1, 255], .greyAlpha).1)
    #expect(write([1, 2, 3], .rgb).1)
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
