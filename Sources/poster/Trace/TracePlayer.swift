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
  private var present = 0.0
  private let write: (String) throws -> Void

  /// Begins a trace.
  ///
  /// - Parameters:
  ///   - pager: at rest, at 0 seconds.
  ///   - framesPerSecond: above 0.
  ///   - until: the last frame's time at most, in seconds; nil for ``aftermath`` after the last
  ///     event.
  ///   - write: takes each line, without its end.
  init(
    pager: Pager, framesPerSecond: Double, until: Double?,
    write: @escaping (String) throws -> Void
  ) {
    self.pager = pager
    ids = TracePosters(count: pager.layout.count)
    self.framesPerSecond = framesPerSecond
    self.until = until
    self.write = write
  }

  /// Takes an event: writes the frames before it, then what it makes the pager do.
  mutating func play(_ record: TraceRecord) throws {
    lastTime = max(lastTime, record.time)
    try writeFrames(before: lastTime)
    guard lastTime <= until ?? lastTime else { return }
    try advance(to: lastTime)
    switch record.event {
    case .input(let input): pager.handle(input, at: lastTime)
    case .posters(let ids): replacePosters(by: ids)
    }
    if case .input(.count(let count)) = record.event { ids.resize(to: count) }
    try writeEvents()
  }

  /// Writes the frames after the last event, and what the pager does up to the end.
  mutating func finish() throws {
    let end = until ?? lastTime + TracePlayer.aftermath
    try writeFrames(before: end)
    try advance(to: end)
    if frameTime == end { try writeFrame() }
  }
}

extension TracePlayer {
  private var frameTime: Double { Double(frame) / framesPerSecond }

  private mutating func writeFrames(before time: Double) throws {
    while frameTime < time, frameTime <= until ?? time {
      try advance(to: frameTime)
      try writeFrame()
    }
  }

  private mutating func writeFrame() throws {
    try write(JSONText.frame(of: pager, at: frameTime))
    frame += 1
  }

  private mutating func writeEvents() throws {
    while let event = pager.takeEvent() {
      if let line = JSONText.event(event, isLooping: pager.layout.isLooping) { try write(line) }
    }
  }

  private mutating func replacePosters(by ids: [String]) {
    let current = pager.layout.index(of: pager.page)
    let anchor = PosterAnchor(
      of: current, places: self.ids.places(in: ids), among: ids.count)
    self.ids = TracePosters(ids)
    pager.handle(
      .posters(count: ids.count, page: anchor.index, isKept: anchor.isKept), at: lastTime)
  }
}

extension TracePlayer {
  /// How far the clock is moved at once while pages move, in seconds: less than a page rests
  /// before the next advance, so that few frames a second are no gap in the clock.
  private static let longestStep = 0.5

  private mutating func advance(to time: Double) throws {
    while let stop = nextStop, stop < time {
      pager.advance(to: stop)
      present = stop
      try writeEvents()
    }
    pager.advance(to: time)
    present = max(present, time)
    try writeEvents()
  }

  /// When the pager is to be looked at again, frame or not; nil for not before something happens.
  private var nextStop: Double? {
    if pager.isMoving { return present + TracePlayer.longestStep }
    guard let wakeUp = pager.nextWakeUp, wakeUp > present else { return nil }
    return wakeUp
  }
}
