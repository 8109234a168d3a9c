#if canImport(ImageIO)
  import CoreGraphics
  import Foundation
  import ImageIO

  /// The first picture of a file's bytes, known to be whole and within the limits.
  struct ImageIOSource {
    private let source: CGImageSource
    private let format: PictureFormat
    private let storedSize: PixelSize
    private let orientation: PictureOrientation

    /// Upright.
    var pixelSize: PixelSize { orientation.turned(storedSize) }

    /// - Throws: The reason why there is no picture to decode. No pixel is decoded to know it.
    init(_ data: Data, limits: DecodeLimits) throws(PictureError) {
      let options: [CFString: Any] = [kCGImageSourceShouldCache: false]
      guard let source = CGImageSourceCreateWithData(data as CFData, options as CFDictionary),
        let type = CGImageSourceGetType(source),
        let format = PictureFormat(uniformType: type as String)
      else { throw .unknownFormat }
      guard format.hasEnd(data) else { throw .truncated(format) }
      guard CGImageSourceGetCount(source) > 0,
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, options as CFDictionary)
          as? [CFString: Any],
        let width = properties[kCGImagePropertyPixelWidth] as? Int,
        let height = properties[kCGImagePropertyPixelHeight] as? Int, width > 0, height > 0
      else { throw .damaged(format) }
      self.source = source
      self.format = format
      storedSize = PixelSize(width: width, height: height)
      orientation = PictureOrientation(exif: properties[kCGImagePropertyOrientation] as? Int ?? 1)
      let limit =
        Self.holdsWhole(format, properties) ? limits.heldPixelCount : limits.pixelCount
      guard storedSize.pixelCount <= limit else {
        throw .tooManyPixels(storedSize, limit: limit)
      }
    }

    /// Only of a JPEG whose rows follow each other is less than the whole in memory at once.
    private static func holdsWhole(
      _ format: PictureFormat, _ properties: [CFString: Any]
    ) -> Bool {
      guard format == .jpeg else { return true }
      let details = properties[kCGImagePropertyJFIFDictionary] as? [CFString: Any]
      return details?[kCGImagePropertyJFIFIsProgressive] as? Bool ?? false
    }

    /// The picture, upright, at least as large as the layout scales it to, or at its own size where
    /// that is smaller.
    func thumbnail(for layout: PictureLayout) throws(PictureError) -> CGImage {
      let longest = Double(max(storedSize.width, storedSize.height))
      let side = min(max(layout.scaledWidth, layout.scaledHeight).rounded(.up), longest)
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceShouldCacheImmediately: true,
        kCGImageSourceThumbnailMaxPixelSize: Int(side),
      ]
      guard let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
      else { throw .damaged(format) }
      return image
    }
  }

  extension PictureFormat {
    /// The format with that identifier; nil for those that are not wanted, whatever else the
    /// system reads.
    fileprivate init?(uniformType: String) {
      switch uniformType {
      case "public.jpeg": self = .jpeg
      case "public.png": self = .png
      case "org.webmproject.webp": self = .webp
      case "com.compuserve.gif": self = .gif
      case "public.tiff": self = .tiff
      case "public.heic", "public.heif", "public.heics", "public.avif", "public.avis": self = .heif
      default: return nil
      }
    }
  }
#endif
