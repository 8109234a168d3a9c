/// A picture file format.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case jpeg = "JPEG"
  case png = "PNG"
  case webp = "WebP"
  case gif = "GIF"
  case tiff = "TIFF"
  case heif = "HEIF or AVIF"
  case svg = "SVG"

  /// The format's usual name.
  public var description: String { rawValue }
}
