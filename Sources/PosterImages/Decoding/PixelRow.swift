/// A row of borrowed pixels of 8 bits a component, which lie side by side or in planes.
struct PixelRow {
  /// One pixel; the subscript takes the number of a component.
  struct Pixel {
    fileprivate let base: UnsafePointer<UInt8>
    fileprivate let componentStep: Int

    @inline(__always)
    subscript(component: Int) -> UInt8 { base[component * componentStep] }
  }

  let base: UnsafePointer<UInt8>
  /// The pixels.
  let count: Int
  /// Bytes from one pixel to the next.
  let pixelStep: Int
  /// Bytes from one component of a pixel to the next.
  let componentStep: Int

  @inline(__always)
  subscript(index: Int) -> Pixel {
    Pixel(base: base + index * pixelStep, componentStep: componentStep)
  }
}

extension PixelRow {
  /// Pixels whose components lie side by side.
  init(interleaved base: UnsafePointer<UInt8>, count: Int, _ layout: PixelRowWriter.Layout) {
    self.init(base: base, count: count, pixelStep: layout.bytesPerPixel, componentStep: 1)
  }
}
