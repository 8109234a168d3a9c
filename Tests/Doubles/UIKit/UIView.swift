/// A rectangle on the screen: geometry, hierarchy, layout passes and hit testing.
///
/// What a subclass may override is in the class's body, since Swift cannot override what an
/// extension declares.
@MainActor open class UIView: UIResponder, UIFocusItem {
  /// The children, back to front.
  public internal(set) var subviews: [UIView] = []

  /// The parent.
  public internal(set) weak var superview: UIView?

  /// How often something visible about this view was set. The double's own.
  public private(set) var propertyWriteCount = 0

  /// How many of those writes an animation would have animated. The double's own.
  public private(set) var animatedWriteCount = 0

  /// What animations made of this view, in order. The double's own.
  public private(set) var animatedChanges: [AnimatedChange] = []

  /// How often the view was laid out. The double's own.
  public internal(set) var layoutPassCount = 0

  /// How many views were ever made. The double's own.
  public private(set) static var creationCount = 0

  var needsLayout = true
  var simulatedTraits: UITraitCollection?
  private var geometry = ViewGeometry()

  /// A view of a given frame.
  public init(frame: CGRect) {
    geometry.frame = frame
    super.init()
    UIView.creationCount += 1
  }

  /// A view from a storyboard. The double restores nothing from the archive.
  public required init?(coder: NSCoder) {
    super.init()
    UIView.creationCount += 1
  }

  // MARK: Geometry

  /// The rectangle that encloses the view, in its superview's coordinates.
  open var frame: CGRect {
    get { geometry.frame }
    set { change { $0.frame = newValue } }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { change { $0.bounds = newValue } }
  }

  /// The middle, in the superview's coordinates.
  open var center: CGPoint {
    get { geometry.center }
    set {
      if UIView.isAnimating { animatedChanges.append(.center(from: center, to: newValue)) }
      change { $0.center = newValue }
    }
  }

  /// A transform about the centre.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { change { $0.transform = newValue } }
  }

  private func change(_ edit: (inout ViewGeometry) -> Void) {
    recordWrite()
    let old = geometry
    edit(&geometry)
    geometryDidChange(from: old)
  }

  func geometryDidChange(from old: ViewGeometry) {
    if old.bounds.size != geometry.bounds.size { setNeedsLayout() }
  }

  /// Moves the bounds' origin as scrolling does: not one of the app's writes.
  func scrollBounds(to origin: CGPoint) {
    let old = geometry
    geometry.bounds.origin = origin
    geometryDidChange(from: old)
  }

  func superviewPoint(_ point: CGPoint) -> CGPoint { geometry.superviewPoint(point) }

  func ownPoint(_ point: CGPoint) -> CGPoint { geometry.ownPoint(point) }

  // MARK: Appearance

  /// How opaque the view is, 0 ... 1.
  open var alpha: CGFloat = 1 {
    didSet {
      if UIView.isAnimating { animatedChanges.append(.alpha(from: oldValue, to: alpha)) }
      recordWrite()
    }
  }

  /// What is behind the view's content.
  open var backgroundColor: UIColor? { didSet { recordWrite() } }

  /// Whether the view and its children are not drawn.
  open var isHidden = false { didSet { recordWrite() } }

  /// Whether children are cut off at the bounds.
  open var clipsToBounds = false { didSet { recordWrite() } }

  /// How the view's own content fits its bounds.
  open var contentMode = ContentMode.scaleToFill { didSet { recordWrite() } }

  /// Whether touches reach the view and its children.
  open var isUserInteractionEnabled = true

  func recordWrite() {
    propertyWriteCount += 1
    if UIView.isAnimating { animatedWriteCount += 1 }
  }

  // MARK: Surroundings

  /// Whether right-to-left languages mirror the view.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The direction that the attribute and the language come to.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The surroundings, inherited from the superview.
  open var traitCollection: UITraitCollection {
    simulatedTraits ?? superview?.traitCollection
      ?? UITraitCollection(
        displayScale: 2, layoutDirection: .leftToRight, userInterfaceIdiom: .phone)
  }

  /// The edges that bars and the device's shape cover. The double's views have none, save those
  /// for which they are simulated.
  open internal(set) var safeAreaInsets = UIEdgeInsets.zero

  /// Other edges are covered.
  open func safeAreaInsetsDidChange() {}

  /// The window that the view is in.
  open var window: UIWindow? { superview?.window }

  /// The view came into a window, or left one.
  open func didMoveToWindow() {}

  // MARK: Focus

  /// Whether a remote or a keyboard can focus the view.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the focus.
  open var isFocused: Bool { window?.focusSystem.focusedView === self }

  /// Where the focus goes when it comes into this view; nowhere in particular means to itself.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }

  /// Whether the focus may move as it is about to.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// The focus moved, from or to something in this view.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Asks for the focus to be looked for again; without effect where it is elsewhere.
  open func setNeedsFocusUpdate() { window?.focusSystem.setNeedsUpdate(from: self) }

  /// Looks for the focus again now, if that was asked for.
  open func updateFocusIfNeeded() { window?.focusSystem.updateFocusIfNeeded() }

  // MARK: Layout

  /// Places the children. A subclass's business; UIView itself does nothing.
  open func layoutSubviews() {}

  /// The size that suits the view best; its own, unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Asks for a layout pass in the next frame.
  open func setNeedsLayout() {
    needsLayout = true
  }

  // MARK: State restoration

  /// Writes down what the user would miss.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Brings back what was written down.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Touches

  /// The superview.
  open override var next: UIResponder? { superview }

  /// Whether a point of the view's own coordinates is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The frontmost view at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.ownPoint(point), with: event) { return hit }
    }
    return self
  }
}
