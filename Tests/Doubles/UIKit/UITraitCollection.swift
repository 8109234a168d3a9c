/// What a view's surroundings are like.
@MainActor open class UITraitCollection: NSObject {
  /// Device pixels in a point; 0 when not known.
  public let displayScale: CGFloat

  /// The direction of the interface's language.
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  /// What kind of device it is.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  init(
    displayScale: CGFloat, layoutDirection: UITraitEnvironmentLayoutDirection,
    userInterfaceIdiom: UIUserInterfaceIdiom
  ) {
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.userInterfaceIdiom = userInterfaceIdiom
  }
}
