/// A pager for hosts whose platform has no scroll physics of its own: events with their times go
/// in, frames come out.
///
/// A value: what it does follows from what it is told, and nothing else; no clock, no timer. A host
/// feeds it with ``handle(_:at:)``, asks for the ``frame`` after ``advance(to:)``, and draws again
/// while ``isMoving`` or at ``nextWakeUp``. A time that goes back, or is not finite, is taken as
/// the latest one.
public struct Pager: Sendable {
  /// What is done to pages on their way, unless reduced motion replaces it by a fade.
  public var effect: PosterEffect
  /// How much captions lag behind their pages, from 0 to 1.
  public var captionDepth: Double

  var motion: PagerMotion
  var pointer = PointerGesture()
  var touchpad = TouchpadGesture()
  var tracker = VelocityTracker()
  private var wheel = NotchCounter()
  private var autoAdvance: AutoAdvance
  private var reducesMotion = false
  private(set) var now: Double

  /// Makes a pager at rest.
  ///
  /// - Parameters:
  ///   - layout: where pages rest.
  ///   - effect: what is done to them on their way.
  ///   - captionDepth: how much captions lag behind their pages, from 0 to 1.
  ///   - page: the page to show first; out of range is the nearest one, or around in a looping
  ///     pager.
  ///   - autoAdvanceInterval: how long a page rests before the pager moves on, in seconds, at least
  ///     1; nil for never.
  ///   - time: the present time of the clock that the pager will be driven by, in seconds; not finite
  ///     is taken as 0.
  public init(
    layout: PageLayout, effect: PosterEffect = .standard, captionDepth: Double = 0,
    page: Int = 0, autoAdvanceInterval: Double? = nil, at time: Double = 0
  ) {
    self.effect = effect
    self.captionDepth = captionDepth
    now = time.isFinite ? time : 0
    motion = PagerMotion(layout: layout, page: page, at: now)
    autoAdvance = AutoAdvance(interval: autoAdvanceInterval, at: now)
  }
}

extension Pager {
  /// Where pages rest.
  public var layout: PageLayout { motion.layout }

  /// How far the pager has scrolled, in points.
  public var offset: Double { motion.offset }

  /// The nearest page to rest, as a virtual index in a looping pager; 0 in an empty one.
  public var page: Int { motion.reportedPage.virtual }

  /// The page that the pager is at, or on its way to.
  public var pendingPage: Int { motion.pendingPage }

  /// How far the pager has scrolled, in strides.
  public var progress: Double { layout.progress(at: offset) }

  /// What the pager is doing.
  public var state: PagerState { motion.phase }

  /// The offset's velocity, in points a second; 0 while a finger leads it.
  public var velocity: Double { motion.velocity(at: now) }

  /// What a host draws now.
  public var frame: PagerFrame {
    PagerFrame(
      layout: layout, effect: reducesMotion ? .fade : effect, offset: offset,
      captionDepth: reducesMotion ? 0 : captionDepth)
  }

  /// Whether the next frame differs from this one without anything happening.
  public var isMoving: Bool { state == .settling || state == .animating }

  /// When something next happens by itself while nothing moves, in seconds; nil for never.
  public var nextWakeUp: Double? { isMoving ? nil : touchpad.deadline ?? autoAdvanceDue }

  /// How long a page rests before the pager moves on, in seconds, at least 1; nil for never.
  public var autoAdvanceInterval: Double? {
    get { autoAdvance.interval }
    set {
      autoAdvance.interval = newValue
      autoAdvance.restart(at: now)
    }
  }

  /// The next thing that the pager did and that was not taken yet, in order; nil after the last.
  public mutating func takeEvent() -> PagerEvent? { motion.takeEvent() }

  /// Lets time pass.
  public mutating func advance(to time: Double) {
    if time.isFinite { now = max(now, time) }
    if let deadline = touchpad.deadline, deadline <= now { endSwipe(at: deadline) }
    motion.advance(to: now)
    guard let due = autoAdvanceDue, due <= now else { return }
    motion.animate(to: motion.page + 1, at: due)
    motion.advance(to: now)
    // The clock leapt: whoever comes back finds one step taken, not one for each interval missed.
    if let next = autoAdvanceDue, next <= now { autoAdvance.restart(at: now) }
  }

  /// Takes something that happens at `time` seconds.
  public mutating func handle(_ input: PagerInput, at time: Double) {
    advance(to: time)
    switch input {
    case .resize(let size):
      setLayout(layout.resized(to: size), at: now)
      return
    case .count(let count):
      let page = layout.index(of: motion.page)
      replacePosters(count: count, page: page, isKept: page < count)
      return
    case .posters(let count, let page, let isKept):
      replacePosters(count: count, page: page, isKept: isKept)
      return
    case .visible(let isVisible):
      autoAdvance.setVisible(isVisible, at: now)
      return
    case .reducedMotion(let isReduced):
      reducesMotion = isReduced
    case .down(let point, let id, let device): press(id, device, at: point)
    case .move(let point, let id): move(id, to: point)
    case .up(let point, let id): lift(id, at: point)
    case .cancel(let id): cancel(id)
    case .wheel(let notches): step(by: wheel.add(notches))
    case .scroll(let phase): swipe(phase)
    case .key(let key): step(for: key)
    case .scrollTo(let page, let animated): scroll(to: page, animated: animated)
    }
    autoAdvance.restart(at: now)
  }

  /// Takes over a layout with the same posters, keeping the page and, while moving, the progress.
  public mutating func setLayout(_ layout: PageLayout, at time: Double) {
    advance(to: time)
    let isSameStrip = layout.isLooping == self.layout.isLooping && layout.count == self.layout.count
    let poster = self.layout.index(of: motion.page)
    relayout(
      layout, page: isSameStrip ? motion.page : layout.index(of: poster), isKept: true)
  }

  /// When the pager moves on by itself; nil for never.
  private var autoAdvanceDue: Double? {
    guard state == .idle, !pointer.isDown, !reducesMotion, hasFollowingPage else { return nil }
    return autoAdvance.due(restBegan: motion.restBegan)
  }

  private var hasFollowingPage: Bool {
    !layout.isEmpty && layout.clamp(motion.page + 1) != motion.page
  }
}

extension Pager {
  private mutating func replacePosters(count: Int, page: Int, isKept: Bool) {
    let layout = layout.counting(count)
    relayout(layout, page: layout.nearestPoster(to: page), isKept: isKept)
    autoAdvance.restart(at: now)
  }

  /// A gesture whose content was taken away or turned under it means nothing any more.
  private mutating func relayout(_ layout: PageLayout, page: Int, isKept: Bool) {
    if state == .dragging, !layout.isDragged(as: self.layout) {
      motion.cancelDrag(at: now)
      refuseGestures()
    }
    let hadFollowingPage = hasFollowingPage
    motion.relayout(layout, page: page, isKept: isKept, at: now)
    if layout.isEmpty { refuseGestures() }
    if !hadFollowingPage { autoAdvance.restart(at: now) }
  }

  private mutating func refuseGestures() {
    pointer.refuse()
    touchpad.pointer.refuse()
  }
}

extension Pager {
  private mutating func step(by pages: Int) {
    guard pages != 0, state != .dragging else { return }
    motion.animate(to: layout.clamp(motion.pendingPage + pages), at: now)
  }

  private mutating func step(for key: PagerInput.Key) {
    guard state != .dragging else { return }
    switch key {
    case .next: step(by: 1)
    case .previous: step(by: -1)
    case .first: scroll(to: 0, animated: true)
    case .last: scroll(to: layout.count - 1, animated: true)
    case .right: step(by: layout.pagesToTheRight)
    case .left: step(by: -layout.pagesToTheRight)
    }
  }

  private mutating func scroll(to poster: Int, animated: Bool) {
    refuseGestures()
    let target = layout.page(showing: poster, nearestTo: motion.page)
    if animated {
      motion.animate(to: target, at: now)
    } else {
      motion.jump(to: target, at: now)
    }
  }
}
