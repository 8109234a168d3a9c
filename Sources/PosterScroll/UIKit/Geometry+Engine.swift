internal import PosterEngine
internal import UIKit

// Core Graphics' values and the engine's, which are the same numbers under other names.

extension Size {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension Vector {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGPoint {
  init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
