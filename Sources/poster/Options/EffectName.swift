import PosterEngine

/// The effects by the names that `--effect` takes.
enum EffectName: String, CaseIterable {
  case slide, parallax, reveal, cover, fade, zoom, stack

  /// The effect, with a depth where it has one; nil is the effect's own.
  func effect(depth: Double?) -> PosterEffect {
    switch self {
    case .slide: .slide
    case .parallax: depth.map(PosterEffect.parallax) ?? .standard
    case .reveal: .reveal
    case .cover: .cover
    case .fade: .fade
    case .zoom: .zoom
    case .stack: .stack
    }
  }

  /// All names, for the help and for errors.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
