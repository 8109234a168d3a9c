/// Where a pager is and how it moves: the offset as a function of time.
///
/// Every movement without a finger is a closed form of the time since it began, so that the path
/// does not depend on when it is looked at.
struct PagerMotion: Sendable {
  private enum State: Equatable {
    case idle
    case dragging(Drag)
    case settling(Glide)
    case animating(Glide)
  }

  /// How many pages a finger passes at most: more than any screen shows, and few enough to be
  /// reported one by one on the way back.
  private static let longestDrag = 10_000

  private(set) var layout: PageLayout
  private(set) var offset: Double
  /// The nearest page to rest; kept while the layout is empty, for when it no longer is.
  private(set) var page: Int
  /// When the pager last came to rest, in seconds.
  private(set) var restBegan: Double
  private var state = State.idle
  private var crossing: Glide.Crossing?
  private(set) var events = PagerEventQueue()

  init(layout: PageLayout, page: Int, at time: Double) {
    self.layout = layout
    self.page = layout.count == 0 ? max(0, min(page, .furthestPage)) : layout.index(of: page)
    offset = layout.rest(of: self.page)
    restBegan = time
  }

  var phase: PagerState {
    switch state {
    case .idle: .idle
    case .dragging: .dragging
    case .settling: .settling
    case .animating: .animating
    }
  }

  /// The page that the pager is at, or on its way to.
  var pendingPage: Int { glide?.target ?? page }

  /// The page as hosts see it: 0 while nothing can be shown.
  var reportedPage: PagerEvent.Page {
    layout.isEmpty
      ? PagerEvent.Page(virtual: 0, index: 0)
      : PagerEvent.Page(virtual: page, index: layout.index(of: page))
  }

  /// The offset's velocity at a time, in points a second; 0 under a finger, which moves as it likes.
  func velocity(at time: Double) -> Double { glide?.velocity(at: time) ?? 0 }

  mutating func takeEvent() -> PagerEvent? { events.takeFirst() }

  mutating func report(_ kind: PagerEvent.Kind, at time: Double) { events.add(kind, at: time) }

  private var glide: Glide? {
    switch state {
    case .idle, .dragging: nil
    case .settling(let glide), .animating(let glide): glide
    }
  }
}

extension PagerMotion {
  /// Moves on to a time, reporting what happens on the way at the time at which it does.
  mutating func advance(to time: Double) {
    guard let glide else { return }
    while let crossing, crossing.time <= time {
      change(to: crossing.page, at: crossing.time)
      self.crossing = glide.crossing(from: page, after: crossing.time, in: layout)
    }
    offset = glide.offset(at: time)
    guard time >= glide.end else { return }
    change(to: glide.target, at: glide.end)
    rest(at: glide.end)
  }

  /// Puts the pager at a page's rest at once.
  mutating func jump(to target: Int, at time: Double) {
    let wasAtRest = state == .idle && target == page
    state = .idle
    crossing = nil
    offset = layout.rest(of: target)
    change(to: target, at: time)
    if !wasAtRest { rest(at: time) }
  }

  /// Moves the pager to a page's rest, from where it is and as fast as it moves.
  mutating func animate(to target: Int, at time: Double) {
    guard !layout.isEmpty else {
      page = layout.clamp(target)
      return
    }
    guard state != .idle || target != page else { return }
    let velocity = velocity(at: time)
    approach(target, at: time)
    start(
      Glide(to: target, from: offset, velocity: velocity, at: time, in: layout),
      as: State.animating, at: time)
  }

  private mutating func approach(_ target: Int, at time: Double) {
    let rest = layout.rest(of: target)
    let longest = Double(PageLayout.longestRoute) * layout.stride
    // Rests are rounded to pixels, so that four pages can be a pixel longer than four strides.
    guard abs(rest - offset) > longest + layout.grid.pixel else { return }
    offset = rest > offset ? rest - longest : rest + longest
    change(to: layout.page(at: offset), at: time)
  }

  private mutating func start(
    _ glide: Glide, as state: (Glide) -> State, at time: Double
  ) {
    self.state = state(glide)
    crossing = glide.crossing(from: page, after: time, in: layout)
    advance(to: time)
  }

  private mutating func change(to target: Int, at time: Double) {
    let from = reportedPage
    page = target
    let page = reportedPage
    if page.virtual != from.virtual { report(.pageChanged(from: from, to: page), at: time) }
  }

  private mutating func rest(at time: Double) {
    state = .idle
    crossing = nil
    restBegan = time
    if !layout.isEmpty { report(.settled(reportedPage), at: time) }
  }
}

extension PagerMotion {
  /// Lets the content follow a finger from where it is.
  ///
  /// - Parameters:
  ///   - finger: the finger position from which the content follows.
  ///   - isLimited: whether the gesture ends at the neighbouring pages, as a touchpad's does, whose
  ///     inertia would go on.
  ///   - credit: how much further the finger has gone than the content will, in points.
  mutating func beginDrag(finger: Double, isLimited: Bool, credit: Double = 0) {
    let origin = page
    state = .dragging(
      Drag(
        origin: origin, raw: Overscroll(of: layout).raw(ofOffset: offset), reference: finger,
        credit: credit, pages: isLimited ? 1 : PagerMotion.longestDrag, in: layout))
    crossing = nil
  }

  /// Takes the finger's new position.
  mutating func drag(finger: Double, at time: Double) {
    guard case .dragging(var drag) = state else { return }
    drag.move(to: finger)
    state = .dragging(drag)
    offset = Overscroll(of: layout).offset(ofRaw: drag.raw)
    change(to: layout.page(at: offset), at: time)
  }

  /// Lets go: the pager settles. Velocities are the finger's, in points a second: the one that the
  /// content goes on with, and the one that decides where to.
  mutating func release(fingerVelocity: Double, decidingVelocity: Double, at time: Double) {
    guard case .dragging(let drag) = state else { return }
    // Content moves against the finger's position as a drag counts it.
    let slope = drag.isHeldBack ? 0 : -Overscroll(of: layout).slope(atRaw: drag.raw)
    let target = PageTarget.page(
      from: offset, velocity: decidingVelocity * slope, origin: drag.origin,
      lead: drag.lead, in: layout)
    start(
      Glide(to: target, from: offset, velocity: fingerVelocity * slope, at: time, in: layout),
      as: State.settling, at: time)
  }

  /// The finger is taken away: the pager settles without velocity, by the content's own place.
  mutating func cancelDrag(at time: Double) {
    guard case .dragging(var drag) = state else { return }
    drag.forgoCredit()
    state = .dragging(drag)
    release(fingerVelocity: 0, decidingVelocity: 0, at: time)
  }
}

extension PagerMotion {
  /// Takes over another layout, keeping the page, and while moving the progress.
  ///
  /// - Parameters:
  ///   - layout: where pages rest from now on.
  ///   - page: the page in it that shows what the present one shows.
  ///   - isKept: whether it does; otherwise what moved comes to rest on it.
  mutating func relayout(_ layout: PageLayout, page: Int, isKept: Bool, at time: Double) {
    let old = self
    let from = reportedPage
    let progress = isKept ? -old.layout.position(of: old.page, offset: offset) : 0
    self.layout = layout
    let anchor = layout.count == 0 ? 0 : layout.clamp(page)
    offset = Overscroll(of: layout).bounded(layout.rest(of: anchor) + progress * layout.stride)
    self.page = nearestPage(besides: anchor)
    crossing = nil
    // Another virtual page that shows the same poster is no change, and the reverse is one.
    if from.index != reportedPage.index {
      report(.pageChanged(from: from, to: reportedPage), at: time)
    }
    resume(from: old, shift: anchor - old.page, isKept: isKept, at: time)
  }

  /// The nearest page, or `anchor` where only rounding makes another one nearer: content beyond an
  /// end is nearer to a page that is new there.
  private func nearestPage(besides anchor: Int) -> Int {
    let nearest = layout.page(at: offset)
    let advantage = abs(layout.rest(of: anchor) - offset) - abs(layout.rest(of: nearest) - offset)
    return advantage > layout.grid.pixel ? nearest : anchor
  }

  /// Goes on with what the pager did before a change of its layout.
  private mutating func resume(
    from old: PagerMotion, shift: Int, isKept: Bool, at time: Double
  ) {
    switch old.state {
    case .idle:
      offset = layout.rest(of: page)
    case .dragging(let drag) where !layout.isEmpty:
      let origin = layout.clamp(isKept ? drag.origin + shift : page)
      state = .dragging(
        drag.reanchored(
          origin: origin, raw: Overscroll(of: layout).raw(ofOffset: offset), in: layout))
    case .settling(let glide) where isKept && !layout.isEmpty:
      start(transferred(glide, shift: shift, from: old, at: time), as: State.settling, at: time)
    case .animating(let glide) where isKept && !layout.isEmpty:
      start(transferred(glide, shift: shift, from: old, at: time), as: State.animating, at: time)
    case .dragging, .settling, .animating:
      offset = layout.rest(of: page)
      rest(at: time)
    }
  }

  /// The same glide in another layout: as many strides away, as many strides a second.
  private func transferred(
    _ glide: Glide, shift: Int, from old: PagerMotion, at time: Double
  ) -> Glide {
    let ratio = old.layout.isEmpty ? 0 : layout.stride / old.layout.stride
    return Glide(
      to: layout.clamp(glide.target + shift), from: offset,
      velocity: glide.velocity(at: time) * ratio, at: time, in: layout)
  }
}
