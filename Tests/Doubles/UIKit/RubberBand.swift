/// How far content follows a finger beyond its end: f(x) = (1 − 1 / (0.55 x / V + 1)) V, along one
/// axis.
struct RubberBand {
  private static let stiffness: CGFloat = 0.55

  let minimum: CGFloat
  let maximum: CGFloat
  let viewport: CGFloat

  /// Where the content stands for where the finger would have it.
  func offset(forRaw raw: CGFloat) -> CGFloat {
    if raw < minimum { return minimum - stretch(minimum - raw) }
    if raw > maximum { return maximum + stretch(raw - maximum) }
    return raw
  }

  /// Where the finger would have it, for where the content stands.
  func raw(forOffset offset: CGFloat) -> CGFloat {
    if offset < minimum { return minimum - pull(minimum - offset) }
    if offset > maximum { return maximum + pull(offset - maximum) }
    return offset
  }

  func clamp(_ offset: CGFloat) -> CGFloat {
    min(max(offset, minimum), maximum)
  }

  private func stretch(_ distance: CGFloat) -> CGFloat {
    guard viewport > 0 else { return 0 }
    return (1 - 1 / (RubberBand.stiffness * distance / viewport + 1)) * viewport
  }

  private func pull(_ stretched: CGFloat) -> CGFloat {
    guard viewport > 0, stretched < viewport else { return 0 }
    return (1 / (1 - stretched / viewport) - 1) * viewport / RubberBand.stiffness
  }
}
