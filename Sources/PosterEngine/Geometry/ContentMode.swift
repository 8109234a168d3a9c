/// How a picture is fitted into a rectangle of another shape.
public enum ContentMode: Equatable, Sendable {
  /// The picture covers the rectangle; what stands out is clipped.
  case fill
  /// The whole picture is within the rectangle; a backdrop shows beside it.
  case fit

  /// The rectangle in which a picture is drawn: of the picture's shape, about the centre of
  /// `bounds`.
  ///
  /// A picture or bounds that cannot be drawn (zero, negative or not finite) gives `bounds`, and so
  /// does a shape so long that the result would not be finite.
  public func rect(for picture: Size, in bounds: Rect) -> Rect {
    guard picture.isDrawable, bounds.size.isDrawable else { return bounds }
    let horizontal = bounds.width / picture.width
    let vertical = bounds.height / picture.height
    let scale = self == .fill ? max(horizontal, vertical) : min(horizontal, vertical)
    let width = picture.width * scale
    let height = picture.height * scale
    guard width.isFinite, height.isFinite else { return bounds }
    return Rect(
      x: bounds.x + (bounds.width - width) / 2, y: bounds.y + (bounds.height - height) / 2,
      width: width, height: height)
  }
}
