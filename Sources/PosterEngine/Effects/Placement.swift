/// What an effect does to a page and to the picture inside it, as lengths along the axis.
public struct Placement: Equatable, Sendable {
  /// What is done to one layer.
  public struct Layer: Equatable, Sendable {
    /// The displacement along the axis, towards the following page, in points.
    public var translation: Double
    /// The factor by which the layer is scaled about its centre.
    public var scale: Double
    /// The layer's opacity, from 0 (invisible) to 1 (opaque).
    public var opacity: Double

    /// The layer as it is.
    public static let identity = Layer()

    /// Makes a layer's placement; what is not named is left as it is.
    public init(translation: Double = 0, scale: Double = 1, opacity: Double = 1) {
      self.translation = translation
      self.scale = scale
      self.opacity = opacity
    }
  }

  /// What is done to the page, and with it to all that it holds.
  public var page: Layer
  /// What is done to the picture inside the page, on top of what is done to the page.
  public var picture: Layer
  /// Pages are drawn by ascending order, those of the same order by ascending index.
  public var order: Int

  /// The page and its picture as they are.
  public static let identity = Placement()

  /// Makes a placement; what is not named is left as it is.
  public init(page: Layer = .identity, picture: Layer = .identity, order: Int = 0) {
    self.page = page
    self.picture = picture
    self.order = order
  }

  /// A page that is held in the middle of the viewport while its slot travels.
  static func held(
    at position: Double, stride: Double, scale: Double = 1, opacity: Double = 1, order: Int = 0
  ) -> Placement {
    Placement(
      page: Layer(translation: -position * stride, scale: scale, opacity: opacity), order: order)
  }
}
