/// The page with the higher index fades in over the opaque one before; both are held.
enum FadeEffect {
  static func placement(_ position: Double, _ stride: Double) -> Placement {
    .held(at: position, stride: stride, opacity: position > 0 ? max(1 - position, 0) : 1)
  }
}
