import PosterEngine
import TestSupport
import Testing

/// Movements of the pager without a finger, seen from outside.
@Suite("Settling and animating")
struct GlideTests {
  /// A pager that is dragged from page 1 until it stands at `offset`, held still, then let go.
  private func released(
    at offset: Double, layout: PageLayout = .phone(), page: Int = 1
  ) -> Pager {
    var pager = Pager(layout: layout, page: page)
    let start = Vector(x: 2000, y: 300)
    pager.handle(.down(at: start), at: 0)
    // The threshold of 10 points is subtracted from a drag.
    let distance = offset - pager.offset
    let along = distance + (distance < 0 ? -10 : 10)
    let end = layout.displacement(-along)
    let point = Vector(x: start.x + end.x, y: start.y + end.y)
    pager.handle(.move(to: point), at: 0.1)
    pager.handle(.up(at: point), at: 1)
    return pager
  }

  @Test(
    "A release without velocity 190 points away rests when half a pixel is left, on the page",
    arguments: [(1.0, 0.519125), (2, 0.568422), (3, 0.597055)] as [(Double, Double)])
  func releaseToRest(scale: Double, duration: Double) {
    var pager = released(at: 590, layout: .phone(displayScale: scale), page: 2)
    #expect(pager.state == .settling && pager.velocity == 0)
    #expect(near(pager.offset, 590, 1e-9))
    pager.advance(to: 1 + duration - 1e-5)
    #expect(pager.state == .settling)
    #expect(near(abs(pager.offset - 780), 0.5 / scale, 1e-3))
    pager.advance(to: 1 + duration + 1e-5)
    #expect(pager.state == .idle && pager.offset == 780)
    let events = pager.takeEvents()
    #expect(events.map(\.description).last == "settled 2")
    #expect(near(events.last?.time ?? 0, 1 + duration, 1e-5))
  }

  @Test("The page changes half way, at the time the spring passes it")
  func pageChange() {
    var pager = released(at: 350)
    #expect(pager.page == 1)
    pager.handle(.scrollTo(page: 3, animated: true), at: 1)
    var firstSteps: [Int: Int] = [:]
    for step in 0...200_000 {
      let time = 1 + Double(step) * 1e-5
      pager.advance(to: time)
      if firstSteps[pager.page] == nil { firstSteps[pager.page] = step }
    }
    let events = pager.takeEvents().filter { $0.kind == .pageChanged }
    #expect(events.map(\.description) == ["1→2", "2→3"])
    for event in events {
      let seenAt = 1 + Double(firstSteps[event.page] ?? 0) * 1e-5
      #expect(event.time <= seenAt + 1e-12 && event.time > seenAt - 1.1e-5)
    }
  }

  @Test(
    "A settle never crosses its target, at any velocity up to 20,000 points a second",
    arguments: [true, false])
  func noCrossing(isLooping: Bool) {
    var random = SeededRandom(seed: 60)
    for _ in 0..<1500 {
      let layout = PageLayout.phone(
        count: 9, isLooping: isLooping, displayScale: random.pick([1, 2, 3]))
      var pager = Pager(layout: layout, page: 4)
      let velocity = random.double(300...20_000) * (random.bool() ? 1 : -1)
      let travel = random.double(11...380) * (velocity < 0 ? -1 : 1)
      pager.drag(
        by: Vector(x: -travel, y: 0), for: abs(travel / velocity),
        from: Vector(x: 195 + travel, y: 0), at: 0, steps: 200)
      let start = abs(travel / velocity)
      #expect(near(pager.velocity, velocity, 1e-3 * abs(velocity)) || pager.state == .idle)
      let side = pager.offset - layout.rest(of: pager.pendingPage)
      guard side * velocity < 0 else { continue }
      for step in 0...240 {
        pager.advance(to: start + Double(step) / 240)
        let now = pager.offset - layout.rest(of: pager.pendingPage)
        #expect(now * side >= 0, "\(velocity) from \(side) crossed to \(now)")
      }
      #expect(pager.state == .idle)
    }
  }

  @Test("Velocity is continuous from the drag to the settle, and in every retargeting")
  func velocityContinuity() {
    var random = SeededRandom(seed: 61)
    for _ in 0..<400 {
      var pager = Pager(layout: .phone(count: 40, isLooping: random.bool()), page: 20)
      let speed = random.double(300...4000)
      pager.drag(by: Vector(x: -200, y: 0), for: 200 / speed, at: 0)
      var time = 200 / speed
      #expect(near(pager.velocity, speed, speed * 1e-6))
      for _ in 0..<6 {
        time += random.double(0.005...0.2)
        pager.advance(to: time)
        let (offset, velocity) = (pager.offset, pager.velocity)
        guard pager.state != .idle else { continue }
        pager.handle(
          random.pick([
            .key(.next), .key(.previous), .wheel(notches: 1),
            .scrollTo(page: pager.page + random.int(1...2), animated: true),
          ]), at: time)
        #expect(near(pager.offset, offset, 1e-9), "the offset leapt")
        #expect(near(pager.velocity, velocity, 1e-6), "the velocity leapt")
      }
    }
  }

  @Test("Beyond an end the release velocity is the finger's, scaled by the rubber band's slope")
  func releaseBeyondEnd() {
    var pager = Pager(layout: .phone())
    pager.drag(by: Vector(x: 210, y: 0), for: 0.1, from: Vector(x: 10, y: 0), at: 0)
    // 200 points of finger: f = 85.8, f′ = 0.55 / (0.55·200/390 + 1)²
    #expect(near(pager.offset, -85.8, 1e-6))
    let slope = 0.55 / ((0.55 * 200 / 390 + 1) * (0.55 * 200 / 390 + 1))
    #expect(near(pager.velocity, -2100 * slope, 1e-6))
    #expect(pager.pendingPage == 0)
    var lowest = pager.offset
    for step in 1...100 {
      pager.advance(to: 0.1 + Double(step) / 100)
      lowest = min(lowest, pager.offset)
    }
    #expect(lowest < -86 && lowest > -390)
    #expect(pager.state == .idle && pager.offset == 0)
    #expect(pager.takeDescriptions() == ["settled 0"])
  }

  @Test("A fling within the last page bounces past the end and comes back")
  func bounce() {
    var pager = Pager(layout: .phone(), page: 4)
    pager.drag(by: Vector(x: 60, y: 0), for: 0.3, at: 0)
    pager.advance(to: 0.35)
    pager.handle(.down(at: Vector(x: 200, y: 0)), at: 0.35)
    for step in 1...5 {
      pager.handle(
        .move(to: Vector(x: 200 - Double(step) * 4, y: 0)), at: 0.35 + Double(step) / 1000)
    }
    pager.handle(.up(at: Vector(x: 180, y: 0)), at: 0.355)
    var highest = 0.0
    for step in 1...100 {
      pager.advance(to: 0.355 + Double(step) / 100)
      highest = max(highest, pager.offset)
    }
    #expect(highest > 1570 && highest < 1560 + 390)
    #expect(pager.state == .idle && pager.offset == 1560)
  }

  @Test("A hard fling is one page change and one settle", arguments: [5_000, 20_000] as [Double])
  func hardFling(speed: Double) {
    for layout in [PageLayout.phone(count: 9), .phone(count: 9, isLooping: true)] {
      for sign in [1.0, -1] {
        var pager = Pager(layout: layout, page: 4)
        pager.drag(
          by: Vector(x: -sign * 150, y: 0), for: 150 / speed, from: Vector(x: 195, y: 0), at: 0,
          steps: 3)
        pager.settle(from: 150 / speed)
        let page = 4 + Int(sign)
        #expect(pager.takeDescriptions() == ["4→\(page)", "settled \(page)"])
        #expect(pager.offset == 390 * Double(page))
      }
    }
  }
}
