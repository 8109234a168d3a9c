import Foundation
import PosterEngine
import TestSupport
import Testing

/// Random input of every kind, sane and absurd. A failure names the seed of its sequence.
@Suite("Random input")
struct PagerFuzzTests {
  /// How many sequences are run; the environment can ask for more.
  private static let sequences: Int = {
    let variable = ProcessInfo.processInfo.environment["POSTERSCROLL_FUZZ_SEQUENCES"]
    return variable.flatMap { Int($0) } ?? 100_000
  }()
  private static let parts = 4

  @Test(
    "Never traps, never leaves the ends, always rests on a page, and its page changes chain",
    arguments: 0..<parts)
  func sequences(part: Int) {
    for sequence in stride(from: part, to: PagerFuzzTests.sequences, by: PagerFuzzTests.parts) {
      var run = FuzzRun(seed: UInt64(sequence))
      guard let failure = run.firstFailure() else { continue }
      Issue.record("sequence \(sequence): \(failure)")
      return
    }
  }
}

/// One random sequence and what must hold after each of its inputs.
private struct FuzzRun {
  private var random: SeededRandom
  private var pager: Pager
  private var time: Double
  private var page: Int
  private var latestEvent = -Double.infinity
  private var latest: Double
  private let isAbsurd: Bool

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    isAbsurd = random.int(0...5) == 0
    time = random.pick([0, 0, 12.5, 1e6])
    pager = Pager(
      layout: FuzzRun.layout(&random, isAbsurd: isAbsurd),
      effect: random.pick([.standard, .slide, .reveal, .cover, .fade, .zoom, .stack]),
      captionDepth: random.pick([0, 0.5, .nan]),
      page: random.pick([0, 0, 1, 3, -1, isAbsurd ? .max : 2, isAbsurd ? .min : 2]),
      autoAdvanceInterval: random.pick([nil, nil, 1, 2.5, .nan]), at: time)
    page = pager.layout.index(of: pager.page)
    latest = time
  }

  mutating func firstFailure() -> String? {
    for _ in 0..<random.int(4...24) {
      let input = nextInput()
      passTime()
      if random.int(0...2) == 0 { pager.advance(to: time) }
      pager.handle(input, at: time)
      if time.isFinite { latest = max(latest, time) }
      if let fault = fault() { return "\(fault) after \(input), \(pager.layout)" }
    }
    return faultAtRest()
  }

  private mutating func passTime() {
    switch random.int(0...20) {
    case 0...3: break
    case 4...12: time += random.double(0...0.02)
    case 13...17: time += random.double(0...0.4)
    case 18: time += random.double(0...5)
    case 19 where isAbsurd: time = random.pick([.nan, .infinity, -.infinity, 1e300, time * 2])
    default: time -= random.double(0...1)
    }
  }

  private func fault() -> String? {
    guard pager.offset.isFinite, pager.progress.isFinite, pager.velocity.isFinite else {
      return "offset \(pager.offset), velocity \(pager.velocity)"
    }
    guard !pager.layout.isEmpty else {
      return pager.offset == 0 && pager.page == 0 && pager.state == .idle
        ? nil : "an empty pager is at \(pager.offset), page \(pager.page), \(pager.state)"
    }
    if pager.state == .idle, pager.offset != pager.layout.rest(of: pager.page) {
      return "rests at \(pager.offset), page \(pager.page)"
    }
    // Half a pixel more: a glide is not told from rest within it.
    let reach = pager.layout.viewportLength + pager.layout.grid.pixel / 2
    if abs(pager.layout.offsetLimit.excess(of: pager.offset)) > reach {
      return "\(pager.offset) is beyond the ends"
    }
    guard pager.layout.clamp(pager.page) == pager.page else {
      return "page \(pager.page)"
    }
    let distance = abs(pager.layout.rest(of: pager.page) - pager.offset)
    let nearest = pager.layout.page(at: pager.offset)
    let slack = pager.layout.grid.pixel + 1e-6
    if distance > abs(pager.layout.rest(of: nearest) - pager.offset) + slack {
      return "page \(pager.page) at \(pager.offset), which is nearer to \(nearest)"
    }
    if !isAbsurd, let wakeUp = pager.nextWakeUp, wakeUp <= latest {
      return "wakes up at \(wakeUp), which is past"
    }
    for page in pager.frame.pages.prefix(3) where !pager.frame[page].frame.x.isFinite {
      return "page \(page) is placed at \(pager.frame[page].frame)"
    }
    return nil
  }

  private mutating func eventFault() -> String? {
    while let event = pager.takeEvent() {
      let happening = Happening(event)
      if event.time < latestEvent { return "an event at \(event.time) after \(latestEvent)" }
      latestEvent = event.time
      if happening.kind == .pageChanged {
        if happening.from != page { return "\(happening) follows page \(page)" }
        page = happening.page
      }
      if happening.kind == .settled, happening.page != page {
        return "\(happening) on page \(page)"
      }
    }
    let current = pager.layout.isEmpty ? 0 : pager.layout.index(of: pager.page)
    return page == current ? nil : "events end on page \(page), the pager on \(current)"
  }

  private mutating func faultAtRest() -> String? {
    if let fault = eventFault() { return fault }
    for id in 0...2 { pager.handle(.cancel(id: id), at: time) }
    pager.handle(.scroll(.end), at: time)
    pager.autoAdvanceInterval = nil
    time = (time.isFinite ? max(time, 0) : 0) + 1e4
    pager.advance(to: 1e301)
    if pager.state != .idle { return "it never comes to rest" }
    return fault() ?? eventFault()
  }
}

extension FuzzRun {
  private static func layout(_ random: inout SeededRandom, isAbsurd: Bool) -> PageLayout {
    PageLayout(
      viewport: size(&random, isAbsurd: isAbsurd),
      axis: random.pick([.horizontal, .horizontal, .vertical]),
      direction: random.pick([.leftToRight, .leftToRight, .rightToLeft]),
      count: count(&random, isAbsurd: isAbsurd),
      peek: random.pick([0, 0, 45, isAbsurd ? number(&random) : 12]),
      spacing: random.pick([0, 0, 17.3, -10, isAbsurd ? number(&random) : 12]),
      isLooping: random.bool(),
      displayScale: random.pick([1, 2, 3, isAbsurd ? number(&random) : 1.5]))
  }

  private static func size(_ random: inout SeededRandom, isAbsurd: Bool) -> Size {
    let width = random.pick([390, 390, 320, 356.72000000000003, isAbsurd ? number(&random) : 1])
    return Size(width: width, height: random.pick([844, 480, isAbsurd ? number(&random) : 100]))
  }

  private static func count(_ random: inout SeededRandom, isAbsurd: Bool) -> Int {
    random.pick([0, 1, 2, 3, 5, 10_000, isAbsurd ? random.pick([.max, .min, -1]) : 4])
  }

  private static func number(_ random: inout SeededRandom) -> Double {
    random.pick([
      .nan, .infinity, -.infinity, 0, -1, 1e-300, .leastNonzeroMagnitude, 1e300,
      .greatestFiniteMagnitude, 1e-3, 0.4, 1e6, 1e15, random.double(-1e4...1e4),
    ])
  }

  private mutating func coordinate() -> Double {
    isAbsurd && random.int(0...4) == 0
      ? FuzzRun.number(&random) : random.double(-100...500)
  }

  private mutating func point() -> Vector { Vector(x: coordinate(), y: coordinate()) }

  private mutating func nextInput() -> PagerInput {
    let id = random.pick([0, 0, 0, 1, 2])
    switch random.int(0...24) {
    case 0...3: return .down(at: point(), id: id, device: random.pick([.touch, .mouse]))
    case 4...10: return .move(to: point(), id: id)
    case 11...13: return .up(at: point(), id: id)
    case 14: return .cancel(id: id)
    case 15: return .wheel(notches: random.pick([1, -1, 0.25, 3, coordinate()]))
    case 16...17: return .scroll(scrollPhase())
    case 18: return .key(random.pick([.next, .previous, .first, .last, .left, .right]))
    case 19: return .scrollTo(page: poster(), animated: random.bool())
    case 20: return .resize(FuzzRun.size(&random, isAbsurd: isAbsurd))
    case 21: return .count(FuzzRun.count(&random, isAbsurd: isAbsurd))
    case 22:
      return .posters(
        count: FuzzRun.count(&random, isAbsurd: isAbsurd), page: poster(), isKept: random.bool())
    case 23: return .visible(random.bool())
    default: return .reducedMotion(random.bool())
    }
  }

  private mutating func poster() -> Int {
    random.pick([0, 1, 2, 4, 9_999, -1, isAbsurd ? random.pick([.max, .min, .max - 1]) : 3])
  }

  private mutating func scrollPhase() -> PagerInput.ScrollPhase {
    random.pick([
      .begin, .end, .update(dx: coordinate() / 10, dy: coordinate() / 20),
      .update(dx: coordinate() / 10, dy: 0),
    ])
  }
}
