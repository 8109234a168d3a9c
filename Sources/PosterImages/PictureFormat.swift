/// A picture file format.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// JPEG, baseline or progressive.
  case jpeg = "JPEG"
  /// PNG; of an animated one the first picture.
  case png = "PNG"
  /// WebP, lossy or lossless; of an animated one the first frame.
  case webp = "WebP"
  /// GIF; of an animated one the first frame.
  case gif = "GIF"
  /// TIFF; of several pages the first one.
  case tiff = "TIFF"
  /// HEIF, of which HEIC and AVIF are two kinds; the primary image.
  case heif = "HEIF or AVIF"
  /// SVG, drawn at the size that is asked for; not compressed.
  case svg = "SVG"

  /// The format's usual name.
  public var description: String { rawValue }
}
