/// A view whose content moves under it: `contentOffset` is `bounds.origin`.
@MainActor open class UIScrollView: UIView {
  /// How safe areas become insets. The double has no safe areas.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the container says.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// On all sides.
    case always
  }

  /// Who hears of the scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Whether scrolling stops at multiples of the bounds' size.
  @available(tvOS, unavailable) open var isPagingEnabled = false

  /// Whether the content gives beyond its ends.
  open var bounces = true

  /// Whether a horizontal indicator shows.
  open var showsHorizontalScrollIndicator = true

  /// Whether a vertical indicator shows.
  open var showsVerticalScrollIndicator = true

  /// Whether a tap on the status bar scrolls to the top.
  @available(tvOS, unavailable) open var scrollsToTop = true

  /// Whether keys of a keyboard scroll natively, in a scroll view that has the focus or is the first
  /// responder. The double's scrolls by none.
  @available(iOS 17, macCatalyst 17, *) @available(tvOS, unavailable)
  open var allowsKeyboardScrolling = true

  /// How safe areas become insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// The recogniser of the finger that scrolls.
  public let panGestureRecognizer = UIPanGestureRecognizer()

  /// Whether a touch that stops a deceleration is followed by `scrollViewDidEndDecelerating`;
  /// reports of the real thing differ. The double's own.
  public var reportsInterruptedDeceleration = true

  var motion = ScrollMotion.idle
  var touch: UITouch?

  /// A scroll view of a given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    panGestureRecognizer.view = self
  }

  /// A scroll view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    panGestureRecognizer.view = self
  }

  /// Whether a finger scrolls; the pan recogniser's `isEnabled`.
  open var isScrollEnabled: Bool {
    get { panGestureRecognizer.isEnabled }
    set { panGestureRecognizer.isEnabled = newValue }
  }

  /// Whether a finger is down, moving or not.
  open var isTracking: Bool {
    switch motion {
    case .touching, .dragging: true
    case .idle, .decelerating, .animating: false
    }
  }

  /// Whether a finger has begun to drag.
  open var isDragging: Bool {
    if case .dragging = motion { true } else { false }
  }

  /// Whether the content runs on after a finger.
  open var isDecelerating: Bool {
    if case .decelerating = motion { true } else { false }
  }

  /// How large the content is. An offset that the new size no longer allows is brought back, unless
  /// something moves.
  open var contentSize = CGSize.zero {
    didSet { if motion == .idle { bringBackIntoRange() } }
  }

  /// How far the content is scrolled. Setting it rounds to device pixels, and stops nothing that
  /// moves.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { scroll(to: newValue) }
  }

  /// Scrolls to an offset, rounded to device pixels, and ends what moves.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if motion.isRunning { motion = .idle }
    guard animated else { return scroll(to: contentOffset) }
    let target = rounded(contentOffset)
    if target != bounds.origin { motion = .animating(to: target) }
  }

  /// Moves the content and tells the delegate, as everything does except a write to `bounds`.
  func scroll(to offset: CGPoint) {
    let offset = rounded(offset)
    guard offset != bounds.origin else { return }
    scrollBounds(to: offset)
    delegate?.scrollViewDidScroll(self)
  }

  func rounded(_ point: CGPoint) -> CGPoint {
    let scale = traitCollection.displayScale
    guard scale > 0 else { return point }
    return CGPoint(
      x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
  }

  /// Three fingers scroll natively: by a page of the scroll view's own, which is announced.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let (dx, dy): (CGFloat, CGFloat) =
      switch direction {
      case .left, .next: (bounds.width, 0)
      case .right, .previous: (-bounds.width, 0)
      case .up: (0, -bounds.height)
      case .down: (0, bounds.height)
      }
    let target = CGPoint(
      x: horizontalRange.clamp(bounds.minX + dx), y: verticalRange.clamp(bounds.minY + dy))
    guard target != bounds.origin else { return false }
    setContentOffset(target, animated: true)
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    return true
  }

  /// Scrolling is a change of the bounds' origin, and lays out; a new size clamps the offset and
  /// reports a scroll at once.
  override func geometryDidChange(from old: ViewGeometry) {
    super.geometryDidChange(from: old)
    if old.bounds.origin != bounds.origin { setNeedsLayout() }
    if old.bounds.size != bounds.size { bringBackIntoRange() }
  }

  private func bringBackIntoRange() {
    scroll(
      to: CGPoint(
        x: horizontalRange.clamp(bounds.minX), y: verticalRange.clamp(bounds.minY)))
  }

  var horizontalRange: RubberBand {
    RubberBand(
      minimum: 0, maximum: max(0, contentSize.width - bounds.width), viewport: bounds.width)
  }

  var verticalRange: RubberBand {
    RubberBand(
      minimum: 0, maximum: max(0, contentSize.height - bounds.height), viewport: bounds.height)
  }
}
