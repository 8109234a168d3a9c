/// A colour as a `DecodedPicture` holds them: sRGB, premultiplied, 0 to 255 each.
public struct PixelColor: Hashable, Sendable {
  /// Red, at most `alpha`.
  public var red: UInt8

  /// Green, at most `alpha`.
  public var green: UInt8

  /// Blue, at most `alpha`.
  public var blue: UInt8

  /// 255 is opaque.
  public var alpha: UInt8

  /// A colour of those levels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
