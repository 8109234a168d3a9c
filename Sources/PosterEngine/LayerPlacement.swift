/// What is done to a layer inside a page, in the page's own unscaled coordinates.
public struct LayerPlacement: Equatable, Sendable {
  /// The displacement, in points.
  public let translation: Vector
  /// The factor by which the layer is scaled about its centre.
  public let scale: Double
  /// The layer's opacity, from 0 to 1.
  public let opacity: Double
}
