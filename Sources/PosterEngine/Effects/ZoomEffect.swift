/// Pages shrink and their pictures dim as they leave the middle.
enum ZoomEffect {
  /// How much of its size a page one stride away has lost.
  private static let shrinkage = 0.15
  /// How much of its opacity the picture of a page one stride away has lost.
  private static let dimming = 0.5

  static func placement(_ position: Double) -> Placement {
    let distance = min(abs(position), 1)
    return Placement(
      page: Placement.Layer(scale: 1 - shrinkage * distance),
      picture: Placement.Layer(opacity: 1 - dimming * distance))
  }
}
