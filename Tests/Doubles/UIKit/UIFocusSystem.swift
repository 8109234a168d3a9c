/// What has the focus in a window.
@MainActor open class UIFocusSystem: NSObject {
  /// Posted when the user moves the focus where there is nothing.
  nonisolated public class var movementDidFailNotification: NSNotification.Name {
    NSNotification.Name("UIFocusMovementDidFailNotification")
  }

  /// The context of a movement in a notification.
  public class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }

  private(set) weak var focusedView: UIView?
  private unowned let window: UIWindow
  private weak var environmentToUpdate: UIView?
  /// Whether something had the focus, which may be gone.
  private var isSet = false

  init(window: UIWindow) {
    self.window = window
    super.init()
  }

  func setNeedsUpdate(from view: UIView) {
    guard focusedView?.isDescendant(of: view) == true else { return }
    environmentToUpdate = view
  }

  /// Looks for the focus again, where that was asked for, or where what had it is gone.
  public func updateFocusIfNeeded() {
    let isLost = isSet && focusedView?.window !== window
    guard let origin = environmentToUpdate ?? (isLost ? window : nil) else { return }
    environmentToUpdate = nil
    let view = preferred(in: origin)
    if view !== focusedView { move(to: view, heading: []) }
  }

  /// The user moves the focus: to the nearest view on that side, if all who are concerned agree.
  func move(_ heading: UIFocusHeading) {
    guard let focusedView else { return }
    if let view = nearest(from: focusedView, heading) { return move(to: view, heading: heading) }
    let context = UIFocusUpdateContext(from: focusedView, to: nil, heading: heading)
    NotificationCenter.default.post(
      name: UIFocusSystem.movementDidFailNotification, object: self,
      userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
  }

  func move(to view: UIView?, heading: UIFocusHeading) {
    let context = UIFocusUpdateContext(from: focusedView, to: view, heading: heading)
    let concerned = environments(around: focusedView, view)
    guard concerned.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return }
    environmentToUpdate = nil
    focusedView = view
    isSet = view != nil
    let coordinator = UIFocusAnimationCoordinator()
    for environment in concerned { environment.didUpdateFocus(in: context, with: coordinator) }
    // The focus takes the keys with it.
    if let view, view.canBecomeFirstResponder { view.becomeFirstResponder() }
  }

  private func preferred(in view: UIView) -> UIView? {
    let wishes = view.preferredFocusEnvironments.compactMap { $0 as? UIView }
    for wish in wishes where wish !== view {
      if let found = preferred(in: wish) { return found }
    }
    return firstFocusable(in: view)
  }

  private func firstFocusable(in view: UIView) -> UIView? {
    guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return nil }
    if view.canBecomeFocused { return view }
    for subview in view.subviews {
      if let found = firstFocusable(in: subview) { return found }
    }
    return nil
  }

  private func environments(around one: UIView?, _ other: UIView?) -> [UIView] {
    var views: [UIView] = []
    for start in [one, other] {
      var view = start
      while let next = view {
        if !views.contains(where: { $0 === next }) { views.append(next) }
        view = next.superview
      }
    }
    return views
  }

  private func nearest(from view: UIView, _ heading: UIFocusHeading) -> UIView? {
    let start = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    return focusable(in: window)
      .filter { $0 !== view }
      .map { ($0, UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0)) }
      .compactMap { view, frame in heading.distance(from: start, to: frame).map { (view, $0) } }
      .min { $0.1 < $1.1 }?.0
  }

  private func focusable(in view: UIView) -> [UIView] {
    guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return [] }
    return (view.canBecomeFocused ? [view] : []) + view.subviews.flatMap(focusable(in:))
  }
}

extension UIFocusHeading {
  /// How far a rectangle lies in this direction from another; nil where it does not.
  fileprivate func distance(from start: CGRect, to end: CGRect) -> CGFloat? {
    let distance: CGFloat? =
      switch self {
      case .up: start.minY - end.maxY
      case .down: end.minY - start.maxY
      case .left: start.minX - end.maxX
      case .right: end.minX - start.maxX
      default: nil
      }
    return distance.flatMap { $0 >= 0 ? $0 : nil }
  }
}

// Tests only.
extension UIWindow {
  /// Code, or the first swipe, gives a view the focus, where the view can have it.
  public func simulateFocus(on view: UIView) {
    if view.canBecomeFocused { focusSystem.move(to: view, heading: []) }
    commitFrame()
  }

  /// A swipe on the remote moves the focus; then a frame is drawn.
  public func simulateFocusMove(_ heading: UIFocusHeading) {
    focusSystem.move(heading)
    commitFrame()
    updateFocusIfNeeded()
  }

  /// What has the focus.
  public var focusedView: UIView? { focusSystem.focusedView }
}
