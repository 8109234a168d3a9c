/// The picture lags behind its page.
struct ParallaxEffect {
  let depth: Double

  func placement(_ position: Double, _ stride: Double) -> Placement {
    Placement(
      picture: Placement.Layer(
        translation: Depth.translation(depth, at: position, stride: stride)))
  }
}
