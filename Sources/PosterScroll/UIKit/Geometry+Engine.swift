internal import PosterEngine
internal import UIKit

// Core Graphics' values and the engine's, which are the same numbers under other names.
// The engine's are named in full, since the system's C headers have a Size and a Rect, too.

extension PosterEngine.Size {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension PosterEngine.Vector {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  init(_ size: PosterEngine.Size) { self.init(width: size.width, height: size.height) }
}

extension CGPoint {
  init(_ vector: PosterEngine.Vector) { self.init(x: vector.x, y: vector.y) }
}

extension CGRect {
  init(_ rect: PosterEngine.Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension UIEdgeInsets {
  /// How far a rectangle's edges are inside those of another one; 0 where they are not.
  init(of inner: CGRect, in outer: CGRect) {
    self.init(
      top: max(0, inner.minY - outer.minY), left: max(0, inner.minX - outer.minX),
      bottom: max(0, outer.maxY - inner.maxY), right: max(0, outer.maxX - inner.maxX))
  }
}
