/// What is shown of a picture until it is decoded: the same picture, a few dozen pixels wide.
public struct PictureStandIn: Sendable {
  /// Pixels of the longer side that are kept.
  static let side = 48

  /// At most 48 pixels a side. Draw it where the picture will be, scaled with a filter.
  public let picture: DecodedPicture

  /// The mean of the picture, for hosts that show a plain colour.
  public let color: PixelColor

  /// A stand-in made of a picture of any size; nil when there is no memory for it.
  public init?(_ picture: DecodedPicture) {
    guard let reduced = picture.reduced(toSide: Self.side) else { return nil }
    self.picture = reduced
    color = reduced.averageColor()
  }
}
