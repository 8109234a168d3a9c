import PosterEngine

/// Something to measure: a round of it, and how many steps that is.
struct Subject {
  let name: String
  /// The most nanoseconds that a step may take; nil where it is there for comparison.
  var target: Double?
  let steps: Int
  let prepare: () -> Void
  let run: () -> Void

  init(
    _ name: String, target: Double? = nil, steps: Int, prepare: @escaping () -> Void = {},
    run: @escaping () -> Void
  ) {
    self.name = name
    self.target = target
    self.steps = steps
    self.prepare = prepare
    self.run = run
  }
}

/// A phone's viewport with neighbours that peek, so that three pages are visible.
private func layout(count: Int) -> PageLayout {
  PageLayout(viewport: Size(width: 390, height: 844), count: count, peek: 45, isLooping: false)
}

/// An offset near the rest of the page in the middle, at which three pages are visible.
private func offset(_ step: Int, from rest: Double) -> Double {
  rest + Double(step & 63) * 0.5
}

/// Places all pages of a frame and adds up what a host would set.
private func place(_ frame: PagerFrame) -> Double {
  var sum = 0.0
  for page in frame.pages {
    let placement = frame[page]
    sum +=
      placement.frame.x + placement.frame.width + placement.picture.translation.x
      + placement.opacity + Double(placement.index)
  }
  return sum
}

extension Subject {
  /// Placing a frame with three visible pages.
  static func frame(count: Int, name: String, effect: PosterEffect, target: Double?) -> Subject {
    let layout = layout(count: count)
    let rest = layout.rest(of: count / 2)
    let steps = 2000
    return Subject("a frame, \(name), \(count) posters", target: target, steps: steps) {
      for step in 0..<steps {
        consume(place(PagerFrame(layout: layout, effect: effect, offset: offset(step, from: rest))))
      }
    }
  }

  /// What hand-made poster scroll views do: the current page and the next, nothing else.
  static func twoPages() -> Subject {
    let rest = layout(count: 10).rest(of: 5)
    let steps = 2000
    return Subject("a plain loop over two pages", steps: steps) {
      for step in 0..<steps {
        let offset = offset(step, from: rest)
        let width = 300.0
        let first = Int(offset / width)
        var sum = 0.0
        for page in first...(first + 1) { sum += (offset - Double(page) * width) / 2 }
        consume(sum)
      }
    }
  }

  /// The same frame as a list of placements: what an array for each frame costs, and proof that
  /// allocations are counted.
  static func array() -> Subject {
    let layout = layout(count: 10)
    let rest = layout.rest(of: 5)
    let steps = 2000
    return Subject("a frame as an array of placements", steps: steps) {
      for step in 0..<steps {
        let frame = PagerFrame(
          layout: layout, effect: .standard, offset: offset(step, from: rest))
        let placements = frame.pages.map { frame[$0] }
        consume(placements.reduce(0) { $0 + $1.frame.x + $1.picture.translation.x })
      }
    }
  }

  /// What a layout does that asks every page whether it is visible.
  static func allPages(count: Int) -> Subject {
    let layout = layout(count: count)
    let viewport = Rect(layout.viewport)
    let rest = layout.rest(of: count / 2)
    let steps = count > 1000 ? 1 : 2000
    return Subject("a layout that walks all of \(count) pages", steps: steps) {
      for step in 0..<steps {
        let offset = offset(step, from: rest)
        var sum = 0.0
        for page in 0..<count {
          let frame = layout.frame(of: page, offset: offset)
          guard frame.intersects(viewport) else { continue }
          sum += frame.x + (offset - Double(page) * layout.stride) / 2
        }
        consume(sum)
      }
    }
  }
}

extension Subject {
  private final class Flight {
    var pager: Pager
    var time = 0.0
    var pages = 1

    init(count: Int) {
      pager = Pager(layout: layout(count: count), page: count / 2)
    }

    /// Flings to the next page, to and fro, so that any number of posters does.
    func fling() {
      pager.advance(to: time + 2)
      while pager.takeEvent() != nil {}
      time += 2
      pages = -pages
      let start = Vector(x: 195, y: 400)
      pager.handle(.down(at: start), at: time)
      for step in 1...4 {
        let moved = Double(step * pages) * 25
        time += 0.008
        pager.handle(.move(to: Vector(x: start.x - moved, y: start.y)), at: time)
      }
      pager.handle(.up(at: Vector(x: start.x - Double(pages) * 100, y: start.y)), at: time)
    }
  }

  /// From an event to a placed frame while the pager settles: an event that it has to look at, time
  /// passes, its own events are taken, and all visible pages are placed.
  static func settling(count: Int, target: Double) -> Subject {
    let flight = Flight(count: count)
    let steps = 48
    return Subject(
      "event to frame while settling, \(count) posters", target: target, steps: steps,
      prepare: flight.fling
    ) {
      var sum = 0.0
      for _ in 0..<steps {
        flight.time += 1.0 / 120
        flight.pager.handle(.move(to: Vector(x: 10, y: 10), id: 7), at: flight.time)
        while let event = flight.pager.takeEvent() { sum += event.time }
        sum += place(flight.pager.frame)
      }
      consume(sum)
    }
  }

  /// A whole gesture of six events, the release that solves the settle included.
  static func gesture() -> Subject {
    let flight = Flight(count: 10)
    return Subject("a whole fling: six events, the settle solved", steps: 1, run: flight.fling)
  }
}
