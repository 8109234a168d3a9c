import PosterEngine
import PosterScroll
import UIKit

@MainActor enum EffectSnippets {
  static func choose(_ pager: PosterScrollView) {
    // snippet: an effect
    pager.effect = .parallax(depth: 0.5)
    // end
  }

  static func lag(_ pager: PosterScrollView) {
    // snippet: captions that lag
    pager.captionDepth = 0.2
    // end
  }
}

// snippet: an effect of the app's own
extension PosterEffect {
  static let breathe = PosterEffect.custom(
    CustomEffect(name: "breathe") { position, stride, pageLength in
      let distance = min(abs(position), 1)
      return Placement(
        page: .init(scale: 1 - 0.1 * distance), picture: .init(scale: 1 + 0.2 * distance))
    })
}
// end

final class Badges: PosterScrollViewDelegate {
  let badges: [UIView]

  init(_ badges: [UIView]) {
    self.badges = badges
  }

  // snippet: an overlay
  func posterScrollView(
    _ view: PosterScrollView, willDisplay posterView: PosterView, forPage page: Int
  ) {
    posterView.overlayView = badges[page]
  }
  // end
}
