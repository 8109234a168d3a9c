import PosterEngine

/// Plays events to a pager and writes down its frames, a fixed number a second.
struct TracePlayer {
  /// How long frames go on after the last event where no end is named, in seconds.
  static let aftermath = 2.0

  private var pager: Pager
  private var ids: TracePosters
  private let framesPerSecond: Double
  private let until: Double?
  private var frame = 0
  private var lastTime = 0.0
  private let write: (String) -> Void

  /// Begins a trace.
  ///
  /// - Parameters:
  ///   - pager: at rest, at 0 seconds.
  ///   - framesPerSecond: above 0.
  ///   - until: the last frame's time at most, in seconds; nil for ``aftermath`` after the last
  ///     event.
  ///   - write: takes each line, without its end.
  init(
    pager: Pager, framesPerSecond: Double, until: Double?, write: @escaping (String) -> Void
  ) {
    self.pager = pager
    ids = TracePosters(count: pager.layout.count)
    self.framesPerSecond = framesPerSecond
    self.until = until
    self.write = write
  }

  /// Takes an event: writes the frames before it, then what it makes the pager do.
  mutating func play(_ record: TraceRecord) {
    let time = max(lastTime, record.time)
    lastTime = time
    writeFrames { $0 < time }
    guard time <= until ?? time else { return }
    switch record.event {
    case .input(let input): pager.handle(input, at: lastTime)
    case .posters(let ids): replacePosters(by: ids)
    }
    if case .input(.count(let count)) = record.event { ids.resize(to: count) }
    writeEvents()
  }

  /// Writes the frames after the last event.
  mutating func finish() {
    let end = until ?? lastTime + TracePlayer.aftermath
    writeFrames { $0 <= end }
  }

  private mutating func writeFrames(while isWanted: (Double) -> Bool) {
    while case let time = Double(frame) / framesPerSecond, isWanted(time), time <= until ?? time {
      pager.advance(to: time)
      writeEvents()
      write(JSONText.frame(of: pager, at: time))
      frame += 1
    }
  }

  private mutating func writeEvents() {
    while let event = pager.takeEvent() {
      if let line = JSONText.event(event, isLooping: pager.layout.isLooping) { write(line) }
    }
  }

  private mutating func replacePosters(by ids: [String]) {
    // The page may change on the way to this event; which poster is current is asked after that.
    pager.advance(to: lastTime)
    let current = pager.layout.index(of: pager.page)
    let anchor = PosterAnchor(of: current, in: self.ids, after: ids)
    self.ids = TracePosters(ids)
    pager.handle(
      .posters(count: ids.count, page: anchor.index, isKept: anchor.isKept), at: lastTime)
  }
}
