/// One finger on the screen.
@MainActor open class UITouch: NSObject {
  /// The view that the finger came down on.
  public internal(set) weak var view: UIView?

  /// Where the finger is, in the coordinates of the root of the view tree.
  var rootLocation = CGPoint.zero

  /// Where the finger is, in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return rootLocation }
    return view.convert(rootLocation, from: nil)
  }
}
