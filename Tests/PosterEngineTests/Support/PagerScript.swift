import PosterEngine

/// An event in numbers that can be compared and printed.
struct Happening: Equatable, CustomStringConvertible {
  enum Kind: Equatable {
    case pageChanged
    case settled
    case selected
  }

  var kind: Kind
  var time: Double
  var from: Int
  var page: Int
  var virtual: Int

  init(_ event: PagerEvent) {
    time = event.time
    switch event.kind {
    case .pageChanged(let old, let new):
      (kind, from, page, virtual) = (.pageChanged, old.index, new.index, new.virtual)
    case .settled(let new): (kind, from, page, virtual) = (.settled, -1, new.index, new.virtual)
    case .selected(let new): (kind, from, page, virtual) = (.selected, -1, new.index, new.virtual)
    }
  }

  var description: String {
    switch kind {
    case .pageChanged: "\(from)→\(page)"
    case .settled: "settled \(page)"
    case .selected: "selected \(page)"
    }
  }
}

extension Pager {
  /// Takes all events that wait.
  mutating func takeEvents() -> [Happening] {
    var events: [Happening] = []
    while let event = takeEvent() { events.append(Happening(event)) }
    return events
  }

  /// What happened, in words.
  mutating func takeDescriptions() -> [String] { takeEvents().map(\.description) }

  /// A finger goes down, moves along a line in equal steps of 10 ms or less, and goes up at once.
  ///
  /// - Parameters:
  ///   - displacement: how far the finger moves, in points.
  ///   - duration: for how long, in seconds.
  ///   - start: when it goes down.
  mutating func drag(
    by displacement: Vector, for duration: Double, from origin: Vector = Vector(x: 195, y: 300),
    at start: Double, steps: Int = 10, device: PointerDevice = .touch
  ) {
    handle(.down(at: origin, device: device), at: start)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      let point = Vector(
        x: origin.x + displacement.x * share, y: origin.y + displacement.y * share)
      handle(.move(to: point), at: start + duration * share)
    }
    handle(
      .up(at: Vector(x: origin.x + displacement.x, y: origin.y + displacement.y)),
      at: start + duration)
  }

  /// Lets time pass in steps until nothing moves; returns the time at which that was seen.
  @discardableResult
  mutating func settle(from time: Double, step: Double = 1.0 / 60, within limit: Double = 5)
    -> Double
  {
    var now = time
    while state != .idle, now < time + limit {
      now += step
      advance(to: now)
    }
    return now
  }
}

extension PageLayout {
  /// A phone's viewport of 390 × 844 points.
  static func phone(
    axis: Axis = .horizontal, direction: LayoutDirection = .leftToRight, count: Int = 5,
    peek: Double = 0, spacing: Double = 0, isLooping: Bool = false, displayScale: Double = 1
  ) -> PageLayout {
    PageLayout(
      viewport: Size(width: 390, height: 844), axis: axis, direction: direction, count: count,
      peek: peek, spacing: spacing, isLooping: isLooping, displayScale: displayScale)
  }
}
