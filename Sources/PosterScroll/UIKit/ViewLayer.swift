internal import PosterEngine
internal import UIKit

/// Where a view is inside its page: a rectangle at rest, and what moves, scales and fades it from
/// there.
struct ViewLayer: Equatable {
  var rest: CGRect
  var translation = CGPoint.zero
  var scale: CGFloat = 1
  var opacity: CGFloat = 1

  /// The view at rest in a rectangle.
  init(rest: CGRect) {
    self.rest = rest
  }

  /// What the engine says of a layer that rests in a rectangle.
  init(rest: CGRect, _ placement: LayerPlacement) {
    self.rest = rest
    translation = CGPoint(placement.translation)
    scale = placement.scale
    opacity = placement.opacity
  }

  /// Sets what differs, and nothing else: in a scroll step of most effects that is one centre.
  @MainActor func apply(to view: UIView) {
    view.place(
      center: CGPoint(x: rest.midX + translation.x, y: rest.midY + translation.y),
      size: rest.size, scale: scale, opacity: opacity)
  }
}

extension UIView {
  /// Sets those of the properties that differ.
  func place(center: CGPoint, size: CGSize, scale: CGFloat, opacity: CGFloat) {
    if bounds.size != size { bounds.size = size }
    if self.center != center { self.center = center }
    let scaling = CGAffineTransform(scaleX: scale, y: scale)
    if transform != scaling { transform = scaling }
    if alpha != opacity { alpha = opacity }
  }
}
