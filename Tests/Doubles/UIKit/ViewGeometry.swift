/// Where a view is: bounds, centre and transform, with the frame derived from the three as UIKit
/// does.
struct ViewGeometry: Equatable {
  var bounds = CGRect.zero
  var center = CGPoint.zero
  var transform = CGAffineTransform.identity

  var frame: CGRect {
    get {
      let width = abs(transform.a) * bounds.width + abs(transform.c) * bounds.height
      let height = abs(transform.b) * bounds.width + abs(transform.d) * bounds.height
      return CGRect(
        x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      let inverse = transform.inverted()
      bounds.size = CGSize(
        width: abs(inverse.a) * newValue.width + abs(inverse.c) * newValue.height,
        height: abs(inverse.b) * newValue.width + abs(inverse.d) * newValue.height)
    }
  }

  /// A point of the view's own coordinates, in its superview's.
  func superviewPoint(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: local.x + center.x, y: local.y + center.y)
  }

  /// A point of the superview's coordinates, in the view's own.
  func ownPoint(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(transform.inverted())
    return CGPoint(x: local.x + bounds.midX, y: local.y + bounds.midY)
  }
}
