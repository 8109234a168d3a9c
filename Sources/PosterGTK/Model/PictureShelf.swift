internal import GtkInterop
internal import PosterImages

/// The pictures of the pages on screen and of those that the pager is heading for, as textures of the
/// size at which they are drawn, and those of a few pages beside them on their way into memory.
@MainActor
final class PictureShelf {
  /// Called when something that is on screen has changed.
  var onChange: () -> Void = {}
  /// Called when a picture of a page on screen is there, as it will stay.
  var onPicture: (PictureSource) -> Void = { _ in }
  /// Called once for each source that cannot be shown, and again when it still cannot be after a
  /// refresh.
  var onFailure: (PictureSource, PictureError) -> Void = { _, _ in }
  /// Asked about a source that failed: whether it is being written, so that the failure means
  /// nothing. The page then stays as it is until the source is refreshed.
  var isBeingWritten: (PictureSource) -> Bool = { _ in false }
  /// Whether pictures fade in; otherwise they are there at once.
  var isFadingAllowed = true

  private let pipeline: PicturePipeline
  private let prefetcher: PicturePrefetcher
  private let cacheByteLimit: Int
  private let clock: () -> Double
  private var slots: [PictureSource: PageSlot] = [:]
  private var visible: Set<PictureSource> = []
  private var destination: Set<PictureSource> = []
  private var nearby: [PictureRequest] = []
  private var reported: Set<PictureSource> = []
  private var lastTicket = 0

  /// - Parameters:
  ///   - pipeline: where pictures come from.
  ///   - cacheByteLimit: what the pipeline keeps: no more is asked for ahead.
  ///   - clock: the time of fades, in seconds.
  init(
    pipeline: PicturePipeline, cacheByteLimit: Int,
    clock: @escaping () -> Double = { MonotonicClock.now }
  ) {
    self.pipeline = pipeline
    prefetcher = PicturePrefetcher(pipeline: pipeline)
    self.cacheByteLimit = cacheByteLimit
    self.clock = clock
  }

  /// How many posters' pictures are held, or waited for, as textures.
  var count: Int { slots.count }

  /// Whether all that is on screen, or will be, is as it will stay, fades aside.
  var isComplete: Bool { slots.values.allSatisfy { $0.task == nil } }

  /// Whether something is on its way in, so that frames have to follow each other.
  var isFading: Bool {
    let now = clock()
    return slots.values.contains { $0.fade.map { !$0.isOver(at: now) } ?? false }
  }

  /// What there is to draw of a source.
  func content(of source: PictureSource) -> PageContent {
    slots[source]?.content ?? .pending
  }

  /// How much of the content is there, 0 to 1, and what it comes over.
  func fade(of source: PictureSource) -> (progress: Double, beneath: PageLayer?) {
    guard let slot = slots[source], let fade = slot.fade else { return (1, nil) }
    return (fade.progress(at: clock()), slot.beneath)
  }

  /// Names what is wanted from now on. Everything else is let go, and what nobody waits for any
  /// more never costs a decode.
  ///
  /// - Parameters:
  ///   - visible: the pictures on screen.
  ///   - destination: those that will be when the pager rests, the most urgent first; they precede
  ///     what is only passed on the way. Empty when nothing moves.
  ///   - nearby: those that may come next, the most urgent first.
  func want(
    visible: [PictureRequest], destination: [PictureRequest] = [], nearby: [PictureRequest]
  ) {
    self.visible = Set(visible.map(\.source))
    self.destination = Set(destination.map(\.source))
    let shown = self.visible.union(self.destination)
    // In this order a decode that is under way goes on for whoever wants it now.
    for request in destination + visible where slots[request.source]?.request != request {
      load(request)
    }
    self.nearby = Array(nearby.prefix(room(beside: shown.count, of: visible.first?.pixelSize)))
    arrange()
    for (source, slot) in slots where !shown.contains(source) {
      slot.task?.cancel()
      slots[source] = nil
    }
    for source in self.visible { tell(source) }
  }

  /// Has sources read again, because their files are seen to have changed. Pages keep what they
  /// show until the new picture is there.
  func refresh(_ sources: some Sequence<PictureSource>) {
    for source in sources {
      pipeline.forget(source)
      reported.remove(source)
      guard let slot = slots[source] else { continue }
      slot.task?.cancel()
      load(slot.request)
    }
  }

  /// Gives memory back: keeps at most that part of what may be kept, 0 to 1.
  func trimMemory(toPart part: Double) {
    pipeline.trimMemory(toPart: part)
  }

  /// How many pictures of a size fit beside those that are shown; one in any case, the next.
  private func room(beside count: Int, of size: PixelSize?) -> Int {
    guard let size, !size.isEmpty else { return 0 }
    let (bytes, isHuge) = size.pixelCount.multipliedReportingOverflow(
      by: DecodedPicture.bytesPerPixel)
    guard !isHuge else { return 0 }
    return max(cacheByteLimit / bytes - count, 1)
  }

  /// Until the pictures that the pager is heading for are there, those that it only passes come
  /// after them, and those beside them wait.
  private func arrange() {
    let isHeading =
      !destination.isSubset(of: visible) && destination.contains { slots[$0]?.isBlurred == true }
    for (source, slot) in slots {
      slot.task?.setPriority(
        isHeading && !destination.contains(source) ? PicturePriority(distance: 1) : .visible)
    }
    prefetcher.setWanted(isHeading ? [] : nearby)
  }

  private func load(_ request: PictureRequest) {
    let source = request.source
    var slot = slots[source] ?? PageSlot(request: request)
    slot.request = request
    lastTicket += 1
    slot.ticket = lastTicket
    slot.isTold = false
    if let picture = pipeline.cachedPicture(for: request), let layer = PageLayer(picture) {
      slot.show(layer, fadingFrom: nil)
    } else {
      slot.stand(in: pipeline.standIn(for: source).flatMap { PageLayer($0.picture) })
    }
    // Also what is in memory is asked for: its file may have changed since.
    slot.task = pipeline.load(request) { [weak self, ticket = slot.ticket] standIn in
      MainLoop.enqueue { self?.stand(in: standIn, for: source, ticket: ticket) }
    } completion: { [weak self, ticket = slot.ticket] result in
      MainLoop.enqueue { self?.finish(source, ticket: ticket, with: result) }
    }
    slots[source] = slot
  }

  private func stand(in standIn: PictureStandIn, for source: PictureSource, ticket: Int) {
    guard slots[source]?.ticket == ticket else { return }
    slots[source]?.stand(in: PageLayer(standIn.picture))
    onChange()
  }

  private func finish(
    _ source: PictureSource, ticket: Int, with result: Result<DecodedPicture, PictureError>
  ) {
    guard slots[source]?.ticket == ticket else { return }
    slots[source]?.task = nil
    switch result.flatMap(Self.layer) {
    case .success(let layer):
      slots[source]?.show(layer, fadingFrom: isFadingAllowed ? clock() : nil)
    case .failure(let error):
      guard !isBeingWritten(source) else { break }
      slots[source]?.fail(error)
    }
    arrange()
    tell(source)
    onChange()
  }

  /// Passes on how a picture ended, once it is on screen.
  private func tell(_ source: PictureSource) {
    guard visible.contains(source), let slot = slots[source], slot.task == nil, !slot.isTold else {
      return
    }
    slots[source]?.isTold = true
    switch slot.content {
    case .ready: onPicture(source)
    case .failed(let error):
      if reported.insert(source).inserted { onFailure(source, error) }
    case .pending, .standIn: break
    }
  }

  private static func layer(
    _ picture: DecodedPicture
  ) -> Result<PageLayer, PictureError> {
    PageLayer(picture).map { .success($0) } ?? .failure(.outOfMemory)
  }
}
