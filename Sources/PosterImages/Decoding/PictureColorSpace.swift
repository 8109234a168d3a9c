/// What the levels of a picture's pixels mean.
public enum PictureColorSpace: Hashable, Sendable {
  /// What every screen shows. Decoders on Linux give nothing else.
  case sRGB

  /// The wider gamut of Apple's screens; only where the picture has one as wide.
  case displayP3
}
