#if canImport(ImageIO)
  public import CoreGraphics

  extension DecodedPicture {
    /// Core Animation draws from rows that start at such multiples, and copies all others first.
    private static let rowAlignment = 64

    private static let bitmapInfo =
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

    /// An image that the app has, at its own size or, where that is larger, at the least one that
    /// covers `pixelSize`; nil when either is empty, or there is no memory.
    ///
    /// What an app's own loader returns:
    /// `.decoded(DecodedPicture(image, covering: pixelSize))`.
    public init?(_ image: CGImage, covering pixelSize: PixelSize) {
      let own = PixelSize(width: image.width, height: image.height)
      guard !own.isEmpty, !pixelSize.isEmpty else { return nil }
      let scale = max(
        Double(pixelSize.width) / Double(own.width),
        Double(pixelSize.height) / Double(own.height))
      let size =
        scale >= 1
        ? own
        : PixelSize(
          width: Int((Double(own.width) * scale).rounded(.up)),
          height: Int((Double(own.height) * scale).rounded(.up)))
      self.init(
        drawing: image,
        layout: PictureLayout(pictureSize: own, requestedSize: size, mode: .fill))
    }

    /// An upright image, scaled and cut as the layout says; nil when there is no memory.
    init?(drawing image: CGImage, layout: PictureLayout) {
      let size = layout.outputSize
      let pixelBytes = size.width * Self.bytesPerPixel
      let rowBytes =
        (pixelBytes + Self.rowAlignment - 1) / Self.rowAlignment * Self.rowAlignment
      let colorSpace: PictureColorSpace =
        image.colorSpace?.isWideGamutRGB == true ? .displayP3 : .sRGB
      guard let space = CGColorSpace(name: colorSpace.name) else { return nil }
      var isDrawn = false
      let buffer = PixelBuffer(count: rowBytes * size.height) { bytes in
        guard
          let context = CGContext(
            data: bytes.baseAddress, width: size.width, height: size.height,
            bitsPerComponent: 8, bytesPerRow: rowBytes, space: space,
            bitmapInfo: Self.bitmapInfo)
        else { return }
        context.interpolationQuality = .high
        context.draw(
          image,
          in: CGRect(
            x: (Double(size.width) - layout.scaledWidth) / 2,
            y: (Double(size.height) - layout.scaledHeight) / 2,
            width: layout.scaledWidth, height: layout.scaledHeight))
        isDrawn = true
      }
      guard isDrawn, let buffer else { return nil }
      self.init(
        pixelSize: size, isOpaque: image.isOpaque, bytesPerRow: rowBytes,
        colorSpace: colorSpace, buffer: buffer)
    }

    /// The picture as an image that draws from the same memory and keeps it; nil when the system
    /// cannot make it.
    public func makeCGImage() -> CGImage? {
      let retained = Unmanaged.passRetained(buffer)
      guard
        let provider = CGDataProvider(
          dataInfo: retained.toOpaque(), data: buffer.baseAddress, size: buffer.count,
          releaseData: { info, _, _ in
            guard let info else { return }
            Unmanaged<PixelBuffer>.fromOpaque(info).release()
          })
      else {
        retained.release()
        return nil
      }
      guard let space = CGColorSpace(name: colorSpace.name) else { return nil }
      return CGImage(
        width: pixelSize.width, height: pixelSize.height, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: bytesPerRow, space: space,
        bitmapInfo: CGBitmapInfo(rawValue: Self.bitmapInfo), provider: provider, decode: nil,
        shouldInterpolate: true, intent: .defaultIntent)
    }
  }

  extension PictureColorSpace {
    fileprivate var name: CFString {
      switch self {
      case .sRGB: CGColorSpace.sRGB
      case .displayP3: CGColorSpace.displayP3
      }
    }
  }

  extension CGImage {
    fileprivate var isOpaque: Bool {
      switch alphaInfo {
      case .none, .noneSkipFirst, .noneSkipLast: true
      default: false
      }
    }
  }
#endif
