public import CGtk4
internal import GtkInterop
public import PosterEngine
public import PosterImages

/// A GTK 4 widget that shows posters as pages, one at a time.
///
/// Put ``gtkWidget`` into a container and keep this object for as long as it is shown: without it the
/// GTK widget is a still picture. Use it on the thread that runs GTK only.
@MainActor
public final class PosterWidget {
  /// Called when the current poster has changed, with its index.
  public var onPageChange: (Int) -> Void = { _ in }
  /// Called when a poster is clicked, or chosen with Enter, with its index.
  public var onActivate: (Int) -> Void = { _ in }
  /// Called when the picture of a poster on screen is there, with the poster's index.
  public var onPicture: (Int) -> Void = { _ in }
  /// Called once for each picture that cannot be shown, with the index of its poster, when the
  /// poster is on screen; again when it still cannot be after a `refresh`.
  public var onFailure: (Int, PictureError) -> Void = { _, _ in }
  /// Asked about a picture that failed: whether it is being written, so that the failure means
  /// nothing. Its page then stays as it is until a `refresh`.
  public var isBeingWritten: (PictureSource) -> Bool {
    get { stage.pictures.isBeingWritten }
    set { stage.pictures.isBeingWritten = newValue }
  }
  /// What is written where there are no posters.
  public var notice: PosterNotice {
    get { stage.notice }
    set {
      stage.notice = newValue
      describe()
      canvas.queueDraw()
    }
  }
  /// Given every input before it is acted on, with its time in seconds on the monotonic clock: a
  /// pager that is given the same repeats the session.
  public var recorder: ((PagerInput, Double) -> Void)? {
    get { stage.recorder }
    set { stage.recorder = newValue }
  }

  /// The system's bus is looked for, in seconds after the start, when the first pictures are there.
  private static let memoryMonitorDelay = 2.0
  /// Posters are as often two to three as anything else.
  private static let naturalSize = (width: 480, height: 720)

  let stage: PosterStage
  let canvas: Canvas
  let motion: PosterMotion
  let pointer: PosterPointer
  /// Called when the current poster, or what is known of it, may have changed.
  var onDescription: () -> Void = {}
  private var memory: MemoryMonitor?
  private var memoryTimeout: Timeout?
  private var input: PosterInput?
  private var connections: [SignalConnection] = []
  private var isVisible = true

  /// Makes the widget; needs a display.
  ///
  /// - Parameters:
  ///   - items: the posters; none shows an empty view.
  ///   - look: layout and effect.
  ///   - chrome: what is drawn over the posters.
  ///   - decoder: makes the pictures, on other threads.
  /// - Throws: ``PosterDisplayError/noDisplay``.
  public init(
    items: [PosterItem], look: PosterLook = PosterLook(), chrome: PosterChrome = .all,
    decoder: any PictureDecoder = VipsDecoder()
  ) throws(PosterDisplayError) {
    guard Display.open(programName: "poster"), let settings = Settings.current else {
      throw .noDisplay
    }
    let stage = PosterStage(
      items: items, look: look, pictures: PictureShelf(decoder: decoder), at: MonotonicClock.now)
    stage.chrome = chrome
    self.stage = stage
    canvas = Canvas(
      Canvas.Handlers(
        draw: { stage.draw(into: $0) },
        allocate: { stage.allocate($0, at: MonotonicClock.now) },
        naturalSize: { Self.naturalSize }))
    motion = PosterMotion(stage: stage, canvas: canvas)
    pointer = PosterPointer(over: canvas)
    connect(to: settings)
  }

  /// The widget to put into a container, borrowed: valid as long as this object lives.
  public var gtkWidget: UnsafeMutablePointer<GtkWidget> { canvas.widget }

  /// The current poster; 0 when there is none.
  public var currentIndex: Int { stage.index }

  /// Whether pages move, by a hand or by themselves.
  public var isMoving: Bool { stage.pager.isMoving }

  /// The posters. When they are replaced the current one, known by its id, stays where it is; where
  /// it is gone the nearest one that is left comes in its place.
  public var items: [PosterItem] {
    get { stage.items }
    set {
      stage.setItems(newValue, at: MonotonicClock.now)
      describe()
    }
  }

  /// Has pictures read again, because their files changed. Pages keep what they show until the new
  /// pictures are there.
  public func refresh(_ sources: some Sequence<PictureSource>) {
    stage.pictures.refresh(sources)
  }

  /// Goes to a page: an index, or in a looping view any page number.
  public func scroll(to page: Int, animated: Bool) {
    send(.scrollTo(page: page, animated: animated), at: MonotonicClock.now)
  }

  private func connect(to settings: Settings) {
    canvas.expand()
    stage.setTextContext(TextContext(widget: canvas))
    stage.onChange = { [weak self, weak canvas] in
      canvas?.queueDraw()
      self?.follow()
    }
    stage.pictures.onFailure = { [weak self] source, error in
      self?.withIndex(of: source) { self?.onFailure($0, error) }
    }
    stage.pictures.onPicture = { [weak self] source in
      self?.withIndex(of: source) { self?.onPicture($0) }
    }
    memoryTimeout = Timeout(after: Self.memoryMonitorDelay) { [weak self] in self?.watchMemory() }
    input = PosterInput(
      on: canvas, stage: stage, send: { [weak self] in self?.send($0, at: $1) },
      activate: { [weak self] in self?.activate() },
      hover: { [weak self] in self?.hover(at: $0) })
    stage.onAllocate = { [weak self] in self?.input?.allocated(isResized: $0, at: $1) }
    connections = [
      SignalConnection(canvas, "map") { [weak self] in self?.setVisible(true) },
      SignalConnection(canvas, "unmap") { [weak self] in self?.setVisible(false) },
      SignalConnection(canvas, "direction-changed") { [weak canvas] in canvas?.queueAllocation() },
      SignalConnection(canvas, "notify::scale-factor") { [weak canvas] in
        canvas?.queueAllocation()
      },
      SignalConnection(settings, Settings.animationsSignal) { [weak self, weak settings] in
        guard let settings else { return }
        self?.setReducedMotion(!settings.areAnimationsEnabled)
      },
    ]
    setReducedMotion(!settings.areAnimationsEnabled)
    setVisible(false)
    describe()
  }

  private func watchMemory() {
    memory = MemoryMonitor { [weak stage] in stage?.pictures.trimMemory(in: $0) }
  }

  /// The first poster on screen that has that picture.
  private func withIndex(of source: PictureSource, _ body: (Int) -> Void) {
    let indices = stage.frame.pages.lazy.map(stage.frame.layout.index(of:))
    guard let index = indices.first(where: { self.stage.items[$0].source == source }) else {
      return
    }
    body(index)
  }

  func send(_ input: PagerInput, at time: Double) {
    stage.handle(input, at: time)
  }

  /// The pager may have moved, or may have to: a resize too starts what was waiting for room.
  private func follow() {
    tell()
    motion.schedule()
  }

  /// The window that this is in was asked for another size.
  func expectResize() {
    input?.expectChange(at: MonotonicClock.now)
  }

  func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    send(.visible(isVisible), at: MonotonicClock.now)
  }

  private func setReducedMotion(_ isReduced: Bool) {
    send(.reducedMotion(isReduced), at: MonotonicClock.now)
  }

  private func hover(at point: Vector) {
    let now = MonotonicClock.now
    if pointer.move(to: point, at: now) { stage.noteActivity(at: now) }
  }

  private func activate() {
    guard !stage.items.isEmpty else { return }
    onActivate(stage.index)
  }

  /// Passes on what the pager did.
  private func tell() {
    while let event = stage.takeEvent() {
      switch event.kind {
      case .pageChanged(_, let page):
        describe()
        onPageChange(page.index)
      case .selected(let page): select(page)
      case .settled: break
      }
    }
  }

  /// A click on a neighbour that peeks out brings it in.
  private func select(_ page: PagerEvent.Page) {
    guard page.virtual == stage.pager.page else {
      return scroll(to: page.index, animated: true)
    }
    onActivate(page.index)
  }

  /// Tells screen readers which poster is shown.
  private func describe() {
    defer { onDescription() }
    let name = stage.accessibleName
    guard !stage.items.isEmpty else {
      canvas.setAccessibleName(name, description: stage.notice.detail)
      canvas.setAccessibleValue(0, in: 0...0, text: name)
      pointer.shape = nil
      return
    }
    let item = stage.items[stage.index]
    canvas.setAccessibleName(name, description: item.description ?? "")
    pointer.shape = item.link == nil ? nil : "pointer"
    canvas.setAccessibleValue(
      Double(stage.index + 1), in: 1...Double(stage.items.count), text: name)
  }
}
