/// The following page slides over the one before, which is held where it rested.
enum CoverEffect {
  static func placement(_ position: Double, _ stride: Double) -> Placement {
    position < 0 ? .held(at: position, stride: stride) : .identity
  }
}
