import PosterEngine
import SwiftUI

/// Everything that can be set about a pager.
struct PagerOptions {
  var effect = EffectName.parallax
  var depth = 0.5
  var peek: CGFloat = 0
  var spacing: CGFloat = 0
  var axis = SwiftUI.Axis.horizontal
  var loops = false
  var advances = false

  /// The effect, with its depth.
  var posterEffect: PosterEffect {
    switch effect {
    case .slide: .slide
    case .parallax: .parallax(depth: depth)
    case .reveal: .reveal
    case .cover: .cover
    case .fade: .fade
    case .zoom: .zoom
    case .stack: .stack
    case .breathe: .custom(.breathe)
    }
  }
}

/// The effects to choose from.
enum EffectName: String, CaseIterable, Identifiable {
  case slide, parallax, reveal, cover, fade, zoom, stack, breathe

  var id: EffectName { self }
}

extension CustomEffect {
  /// An effect of the app's own: pages shrink as they leave, their pictures grow.
  static let breathe = CustomEffect(name: "breathe") { position, _, _ in
    let distance = min(abs(position), 1)
    return Placement(
      page: .init(scale: 1 - 0.1 * distance), picture: .init(scale: 1 + 0.2 * distance))
  }
}
