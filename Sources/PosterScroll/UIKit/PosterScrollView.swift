public import PosterEngine
public import UIKit

/// A row of full-size pages, one poster each, that snaps from page to page, while the picture
/// inside each page travels at half the speed.
///
/// ```swift
/// let view = PosterScrollView(frame: bounds)
/// view.addPoster(image)
/// ```
///
/// The view scrolls natively, keeps as many page views as are visible and two more, whatever the
/// number of posters, and keeps the current poster through rotations, resizes and changes of the
/// list. Nothing traps: without posters or without a size there are no pages, the current page is 0
/// and so is the progress.
@MainActor public final class PosterScrollView: UIView {
  /// Who hears of pages, taps and refusals. The native scroll view's own delegate is not needed for
  /// it.
  public weak var delegate: (any PosterScrollViewDelegate)?

  /// Who gives the view its pages, in the place of `posters`; nil shows the posters. Setting it asks
  /// for the pages.
  public weak var dataSource: (any PosterScrollViewDataSource)? { didSet { reloadData() } }

  /// What pages and pictures do on their way. A parallax depth outside 0 ... 1 is taken as the
  /// nearest within.
  public var effect = PosterEffect.standard { didSet { placeAgain() } }

  /// How much overlays lag behind their pages, 0 ... 1; by default they travel with them.
  public var captionDepth = 0.0 { didSet { placeAgain() } }

  /// The axis along which pages follow each other.
  public var axis = Axis.horizontal { didSet { relayout() } }

  /// How much of the neighbouring pages shows at each end, in points; below half of the view's
  /// length.
  public var peek: CGFloat = 0 { didSet { relayout() } }

  /// The gap between two pages, in points.
  public var spacing: CGFloat = 0 { didSet { relayout() } }

  /// Whether the last page is followed by the first. Needs two posters; with fewer the view does
  /// not loop.
  public var isLooping = false {
    didSet {
      guard isLooping != oldValue else { return }
      // Every copy of a poster is one page from now on, or the one page becomes a copy.
      announce(rebase(to: currentPage) { slot, _ in slot.index })
      relayout()
    }
  }

  var look = PosterLook() { didSet { refill() } }
  let scroller = StripScrollView(frame: .zero)
  let stripDelegate = StripDelegate()
  let deck = PageDeck()
  let pictures = PictureDesk()
  var list = PageList() { didSet { pictures.listChanged() } }
  var layout = PageLayout(viewport: .zero, count: 0)
  var strip = PagingStrip(layout: PageLayout(viewport: .zero, count: 0), around: 0)

  /// Where the view is, in terms that outlive its size; also before it has one.
  var anchor = ScrollAnchor(page: 0)
  var activity = ScrollActivity.resting {
    didSet { if activity != .resting { advancer.setResting(false) } }
  }

  /// Whether the content was moved under the finger that drags, so that native paging may count
  /// from where it was.
  var isMovedInDrag = false

  /// The offset that the pages on screen were placed for.
  var placedOffset = 0.0

  /// Whether the data source is being asked, and wants to be asked again.
  var isAsking = false
  var needsReload = false

  /// The page that the delegate was last told of.
  var reportedPage = 0

  /// Whether the user has asked for less motion.
  var reducesMotion = false {
    didSet {
      guard reducesMotion != oldValue else { return }
      placeAgain()
      updateAdvancer()
    }
  }

  var observers: [SystemObserver] = []
  var speech = PageSpeech()
  lazy var element = PosterElement(of: self)

  /// The presses that are down and were obeyed.
  var takenPresses: Set<UIPress> = []

  /// The id of a poster to jump to when it comes.
  var awaitedID: String?

  let advancer: AutoAdvancer
  var advanceInterval: Duration?
  var sceneObservers: [SystemObserver] = []
  var isInBackground = false

  /// Whether nothing of the view was to be seen when it was last time for the next page.
  var isOutOfSight = false
  var pageControlLink: PageControlLink?

  /// A view without posters that turns its pages by a clock.
  init(frame: CGRect, timer: any AdvanceTimer) {
    advancer = AutoAdvancer(timer: timer)
    super.init(frame: frame)
    setUp()
  }

  /// A view without posters.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, timer: SystemAdvanceTimer())
  }

  /// A view from a storyboard, without posters.
  public required init?(coder: NSCoder) {
    advancer = AutoAdvancer(timer: SystemAdvanceTimer())
    super.init(coder: coder)
    setUp()
  }

  /// Takes on the view's size, scale and direction. The page is kept, not the offset.
  public override func layoutSubviews() {
    super.layoutSubviews()
    relayout()
    if needsReload { reloadData() }
  }

  /// Another window may have another scale and another direction.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
    observeScene()
  }

  /// Bars cover other edges: captions make room for them.
  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetCaptions()
  }

  /// A finger came down: whoever looks closely is not hurried.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    advancer.restart()
  }

  /// A finger went up.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    advancer.restart()
  }

  /// Writes down the id of the current poster.
  public override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(currentPosterID, forKey: PosterScrollView.restorationKey)
  }

  /// Shows the poster that was the current one, now or when the posters come.
  public override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    let id = coder.decodeObject(of: NSString.self, forKey: PosterScrollView.restorationKey)
    if let id { currentPosterID = String(id) }
  }

  /// Whether the view is mirrored, which lays the following page to the left.
  public override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }

  /// The current poster, which VoiceOver adjusts, then what its page holds. Setting it replaces
  /// them.
  public override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? spokenElements }
    set { super.accessibilityElements = newValue }
  }

  /// Turns a page along the view's axis.
  public override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    step(by: pages(along: direction))
  }

  /// The view can take keys; it does so only when the app makes it the first responder, or when it
  /// gets the focus.
  public override var canBecomeFirstResponder: Bool { true }

  /// Whether the view can have the focus: unless something in its page can.
  public override var canBecomeFocused: Bool { layout.count > 0 && focusablePage == nil }

  /// The current page, where something in it can have the focus.
  public override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    focusablePage.map { [$0] } ?? super.preferredFocusEnvironments
  }

  /// On a television, the focus stays where a page turns.
  public override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    super.shouldUpdateFocus(in: context) && !turnsPage(insteadOf: context)
  }

  /// The page that has the focus comes into the middle.
  public override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    follow(context)
  }

  /// Arrows, Page Up and Down, Space, Home, End and Return are the view's; the others are passed on.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = take(presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Passes on the presses that are not the view's.
  public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = release(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// Passes on the presses that are not the view's.
  public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = release(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  private func setUp() {
    clipsToBounds = true
    observeSettings()
    addSubview(scroller)
    scroller.delegate = stripDelegate
    scroller.onLayout = { [weak self] in self?.follow() }
    stripDelegate.onBegin = { [weak self] in self?.dragBegan() }
    stripDelegate.onRelease = { [weak self] in self?.dragEnds(towards: $0, velocity: $1) }
    stripDelegate.onReleased = { [weak self] in self?.dragEnded(decelerates: $0) }
    stripDelegate.onEnd = { [weak self] in self?.movementEnded() }
    advancer.setVisible(false)
    advancer.onDue = { [weak self] in self?.advance() }
    advancer.onCount = { [weak self] in self?.showAdvance(isCounting: $0) }
  }
}
