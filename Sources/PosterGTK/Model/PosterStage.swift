internal import GtkInterop
internal import PosterEngine
internal import PosterImages

/// The posters, where they are, and their pictures: all of a poster widget but the widget.
/// Needs no display.
@MainActor
final class PosterStage {
  /// How many pages beside the visible ones have their pictures ready, on each side.
  private static let prefetchDistance = 2

  private(set) var items: [PosterItem]
  let pictures: PictureShelf
  /// What is drawn over the posters.
  var chrome = PosterChrome.all
  /// What is written where there are no posters.
  var notice = PosterNotice()
  /// Called when something has to be drawn again.
  var onChange: () -> Void = {}
  /// Called when the view was given room: whether its size changed, and the time in seconds.
  var onAllocate: (_ isResized: Bool, _ time: Double) -> Void = { _, _ in }
  /// Given every input, with its time in seconds, before the pager is.
  var recorder: ((PagerInput, Double) -> Void)?

  private(set) var pager: Pager
  private let text: PageText
  private let look: PosterLook
  /// When titles that pass are there.
  var titlePresence: Presence
  /// The latest time that the stage was told, in seconds.
  private(set) var now: Double
  private var isForward = true
  private var shown: Shown?

  /// What decides which pictures are wanted.
  private struct Shown: Equatable {
    let pages: Range<Int>
    /// The pages that are visible where the pager is heading, and the page itself.
    let destination: Range<Int>
    let target: Int
    let pixelSize: PixelSize
    let pageSize: Size

    init(_ frame: PagerFrame, headingFor target: Int) {
      pages = frame.pages
      self.target = target
      destination =
        PagerFrame(
          layout: frame.layout, effect: frame.effect, offset: frame.layout.rest(of: target)
        ).pages
      let grid = frame.layout.grid
      pixelSize = PixelSize(covering: grid.covering(frame.pictureBounds).size, on: grid)
      pageSize = frame.layout.pageSize
    }
  }

  init(
    items: [PosterItem], look: PosterLook, pictures: PictureShelf, at time: Double
  ) {
    self.items = items
    self.look = look
    self.pictures = pictures
    now = time
    titlePresence = Presence(hold: Self.titleHold, fade: Self.titleFade, from: time)
    text = PageText(items: items, context: TextContext())
    pager = Pager(
      layout: Self.layout(look, .zero, items.count, .leftToRight, 1), effect: look.effect,
      autoAdvanceInterval: look.autoAdvanceInterval, at: time)
    pictures.onChange = { [weak self] in self?.onChange() }
  }

  /// The frame at hand.
  var frame: PagerFrame { pager.frame }

  /// The poster that is nearest to rest.
  var index: Int { pager.layout.index(of: pager.page) }

  /// What screen readers say of the current poster; the notice when there is none.
  var accessibleName: String {
    guard !items.isEmpty else { return notice.title }
    return "\(items[index].name), \(index + 1) of \(items.count)"
  }

  /// Has texts laid out with other fonts.
  func setTextContext(_ context: TextContext) {
    text.context = context
  }

  /// Gives the view another size in points, another direction, or other device pixels a point.
  func resize(to size: Size, direction: LayoutDirection, scale: Int, at time: Double) {
    let layout = Self.layout(
      look, size, items.count, look.direction ?? direction, Double(scale))
    guard layout != pager.layout else { return }
    recorder?(.resize(size), time)
    pager.setLayout(layout, at: time)
    titlePresence.renew(at: time)
    update(at: time)
  }

  /// Shows other posters, the current one staying where it is, or the nearest one that is left.
  func setItems(_ items: [PosterItem], at time: Double) {
    let (old, new) = (PosterPlace.all(of: self.items), PosterPlace.all(of: items))
    let anchor = PosterAnchor(of: index, in: old, after: new)
    self.items = items
    text.items = items
    shown = nil
    guard old != new else { return update(at: time) }
    handle(
      .posters(count: items.count, page: anchor.index, isKept: anchor.isKept), at: time)
  }

  /// Hands an input to the pager.
  func handle(_ input: PagerInput, at time: Double) {
    recorder?(input, time)
    switch input {
    case .reducedMotion(let isReduced):
      pictures.isFadingAllowed = !isReduced
      titlePresence.fade = isReduced ? 0 : Self.titleFade
    case .visible: break
    default: titlePresence.renew(at: time)
    }
    pager.handle(input, at: time)
    update(at: time)
  }

  /// The next thing that the pager did and that was not taken yet.
  func takeEvent() -> PagerEvent? { pager.takeEvent() }

  /// Moves on to the time of a frame.
  func advance(to time: Double) {
    pager.advance(to: time)
    update(at: time)
  }

  /// Draws the frame at hand, or the one at an offset in points.
  func draw(into snapshot: borrowing Snapshot, at offset: Double? = nil) {
    PosterScene(
      frame: offset.map(frame(at:)) ?? frame, pictures: pictures, text: text, chrome: chrome,
      titleOpacity: titleOpacity, items: items, notice: notice
    ).draw(into: snapshot)
  }

  /// What the view looks like at an offset in points, with the pictures that are here.
  func renderNode(at offset: Double, isForCairo: Bool = false) -> RenderNode? {
    RenderNode.record(isForCairo: isForCairo) { draw(into: $0, at: offset) }
  }

  /// Asks for the pictures of the frame at an offset, as if the pager stood there.
  func requestPictures(at offset: Double) {
    let frame = frame(at: offset)
    shown = nil
    requestPictures(of: Shown(frame, headingFor: frame.page), in: frame.layout)
  }

  private func frame(at offset: Double) -> PagerFrame {
    PagerFrame(
      layout: frame.layout, effect: frame.effect, offset: offset,
      captionDepth: frame.captionDepth)
  }

  func update(at time: Double) {
    now = max(now, time)
    if pager.state != .idle { titlePresence.renew(at: now) }
    let shown = Shown(frame, headingFor: pager.pendingPage)
    if shown != self.shown {
      if let former = self.shown?.target, former != shown.target {
        isForward = former < shown.target
      }
      self.shown = shown
      requestPictures(of: shown, in: frame.layout)
    }
    onChange()
  }

  private func requestPictures(of shown: Shown, in layout: PageLayout) {
    let order = PrefetchOrder(
      around: VisiblePages(range: shown.destination), in: layout, isForward: isForward,
      distance: Self.prefetchDistance)
    let target = shown.destination.isEmpty ? [] : [shown.target]
    let destination = layout.indices(of: target + shown.destination)
    let visible = layout.indices(of: shown.pages)
    let beside = layout.indices(of: IteratorSequence(order))
    let onScreen = Set(destination + visible)
    func requests(_ indices: [Int]) -> [PictureRequest] {
      indices.map { PictureRequest(source: items[$0].source, pixelSize: shown.pixelSize) }
    }
    text.keep(onScreen.union(beside), pageWidth: layout.pageSize.width)
    pictures.want(
      visible: requests(visible), destination: requests(destination),
      nearby: requests(beside.filter { !onScreen.contains($0) }))
  }

  private static func layout(
    _ look: PosterLook, _ size: Size, _ count: Int, _ direction: LayoutDirection, _ scale: Double
  ) -> PageLayout {
    PageLayout(
      viewport: size, axis: look.axis, direction: direction, count: count, peek: look.peek,
      spacing: look.spacing, isLooping: look.isLooping, displayScale: scale)
  }
}

extension PageLayout {
  /// The posters of pages, each once, in their order.
  fileprivate func indices(of pages: some Sequence<Int>) -> [Int] {
    var seen: Set<Int> = []
    return pages.map(index(of:)).filter { seen.insert($0).inserted }
  }
}

extension PixelSize {
  /// The fewest whole pixels that cover a size in points.
  init(covering size: Size, on grid: PixelGrid) {
    self.init(
      width: grid.pixelCount(covering: size.width),
      height: grid.pixelCount(covering: size.height))
  }
}
