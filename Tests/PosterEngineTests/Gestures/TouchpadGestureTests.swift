import PosterEngine
import Testing

@Suite("A touchpad")
struct TouchpadGestureTests {
  /// A swipe with inertia that fades by a twentieth each frame; sums to `distance`.
  private func swipe(
    _ pager: inout Pager, distance: Double, frames: Int = 120, at start: Double, ends: Bool = true
  ) -> Double {
    pager.handle(.scroll(.begin), at: start)
    var time = start
    var step = distance * 0.05 / (1 - 1 / 470.0)
    for _ in 0..<frames {
      time += 1.0 / 120
      pager.handle(.scroll(.update(dx: step, dy: 0)), at: time)
      step *= 0.95
    }
    if ends { pager.handle(.scroll(.end), at: time) }
    return time
  }

  @Test(
    "One swipe, its inertia included, is one page", arguments: [300, 1500, 8000] as [Double])
  func onePage(distance: Double) {
    for isLooping in [false, true] {
      for (sign, page) in [(1.0, 5), (-1, 3)] {
        for ends in [true, false] {
          var pager = Pager(layout: .phone(count: 9, isLooping: isLooping), page: 4)
          let end = swipe(&pager, distance: sign * distance, at: 0, ends: ends)
          pager.settle(from: end)
          #expect(pager.page == page && pager.offset == Double(page) * 390)
          #expect(pager.takeDescriptions() == ["4→\(page)", "settled \(page)"])
        }
      }
    }
  }

  @Test("Content never goes further than the neighbouring page, neither led nor let go")
  func reach() {
    for frames in [4, 9, 30, 120] {
      for sign in [1.0, -1] {
        var pager = Pager(layout: .phone(count: 9), page: 4)
        let end = swipe(&pager, distance: sign * 4000, frames: frames, at: 0)
        var furthest = abs(pager.offset - 1560)
        for step in 0...120 {
          pager.advance(to: end + Double(step) / 120)
          furthest = max(furthest, abs(pager.offset - 1560))
        }
        #expect(furthest <= 390.5, "\(frames) frames")
      }
    }
  }

  @Test("The content follows 1:1 after 4 points; positive reveals what lies to the right")
  func following() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var pager = Pager(layout: .phone(direction: direction), page: 2)
      let sign = direction == .leftToRight ? 1.0 : -1
      pager.handle(.scroll(.begin), at: 0)
      pager.handle(.scroll(.update(dx: 3, dy: 0)), at: 0.01)
      #expect(pager.offset == 780)
      pager.handle(.scroll(.update(dx: 7, dy: 1)), at: 0.02)
      #expect(near(pager.offset, 780 + sign * 6))
      pager.handle(.scroll(.update(dx: 30, dy: 1)), at: 0.03)
      #expect(near(pager.offset, 780 + sign * 36))
      pager.handle(.scroll(.update(dx: -50, dy: 0)), at: 0.04)
      #expect(near(pager.offset, 780 - sign * 14))
    }
  }

  @Test("It ends after 150 ms of silence, at that time")
  func silence() {
    var pager = Pager(layout: .phone(), page: 2)
    pager.handle(.scroll(.begin), at: 0)
    pager.handle(.scroll(.update(dx: 104, dy: 0)), at: 0.5)
    #expect(near(pager.nextWakeUp ?? 0, 0.65))
    pager.advance(to: 0.6499)
    #expect(pager.state == .dragging)
    pager.advance(to: 0.6501)
    #expect(pager.state == .settling)
    pager.advance(to: 3)
    let events = pager.takeEvents()
    #expect(events.map(\.description) == ["settled 2"])
    // 100 points away without velocity is within half a point after 0.473017 s.
    #expect(near(events[0].time, 0.65 + 0.473017, 1e-5))
  }

  @Test("A slow swipe settles on the nearest page")
  func slow() {
    for (distance, page) in [(150.0, 2), (250, 3), (-250, 1)] {
      var pager = Pager(layout: .phone(), page: 2)
      pager.handle(.scroll(.begin), at: 0)
      for step in 1...100 {
        pager.handle(.scroll(.update(dx: distance / 100, dy: 0)), at: Double(step) / 50)
      }
      pager.handle(.scroll(.end), at: 2.1)
      pager.settle(from: 2.1)
      #expect(pager.page == page)
    }
  }

  @Test("A swipe across the axis does not page, and neither stops what a key began")
  func across() {
    var pager = Pager(layout: .phone(), page: 2)
    pager.handle(.scroll(.begin), at: 0)
    pager.handle(.scroll(.update(dx: 2, dy: 30)), at: 0.01)
    pager.handle(.scroll(.update(dx: 200, dy: 30)), at: 0.02)
    #expect(pager.offset == 780 && pager.state == .idle)
    pager.handle(.key(.next), at: 0.03)
    for step in 4...30 {
      pager.handle(.scroll(.update(dx: 1, dy: 30)), at: Double(step) / 100)
    }
    #expect(pager.state == .animating)
    pager.handle(.scroll(.end), at: 0.31)
    pager.settle(from: 0.31)
    #expect(pager.page == 3 && pager.takeDescriptions() == ["2→3", "settled 3"])
  }

  @Test("The rest of a swipe does not stop what the app asked for meanwhile")
  func scrollToMeanwhile() {
    var pager = Pager(layout: .phone(count: 9), page: 4)
    pager.handle(.scroll(.begin), at: 0)
    for step in 1...10 {
      pager.handle(.scroll(.update(dx: 12, dy: 0)), at: Double(step) / 100)
    }
    pager.handle(.scrollTo(page: 2, animated: true), at: 0.1)
    for step in 11...90 {
      pager.handle(.scroll(.update(dx: 5, dy: 0)), at: Double(step) / 100)
    }
    #expect(pager.offset == 780 && pager.state == .idle)
    #expect(pager.takeDescriptions() == ["4→3", "3→2", "settled 2"])
  }

  @Test("A swipe across the axis leaves moving content alone from its first movement")
  func acrossMoving() {
    var pager = Pager(layout: .phone(), page: 2)
    pager.handle(.key(.next), at: 0)
    for step in 1...30 {
      pager.handle(.scroll(.update(dx: 1, dy: 9)), at: Double(step) / 100)
    }
    pager.advance(to: 2)
    #expect(pager.takeDescriptions() == ["2→3", "settled 3"])
  }

  @Test("Movements too small to be meant do not stop what a key began")
  func tooSmall() {
    var pager = Pager(layout: .phone(), page: 2)
    pager.handle(.scroll(.begin), at: 0)
    pager.handle(.scroll(.update(dx: 1, dy: 0)), at: 0.01)
    pager.handle(.key(.next), at: 0.02)
    pager.handle(.scroll(.update(dx: 1, dy: 0)), at: 0.1)
    #expect(pager.state == .animating)
    pager.handle(.scroll(.end), at: 0.11)
    pager.settle(from: 0.11)
    #expect(pager.page == 3)
  }

  @Test("Fingers on moving content take it over at once")
  func takingOver() {
    var pager = Pager(layout: .phone(), page: 2)
    pager.handle(.key(.next), at: 0)
    pager.advance(to: 0.1)
    let offset = pager.offset
    pager.handle(.scroll(.begin), at: 0.1)
    pager.handle(.scroll(.update(dx: -2, dy: 0)), at: 0.1)
    #expect(pager.state == .dragging && near(pager.offset, offset - 2))
  }

  @Test("Platforms without a begin start with the first update; a pointer comes first")
  func withoutBegin() {
    var pager = Pager(layout: .phone(), page: 2)
    pager.handle(.scroll(.update(dx: 54, dy: 0)), at: 0)
    #expect(near(pager.offset, 830))
    pager.handle(.scroll(.end), at: 0.2)
    pager.settle(from: 0.2)
    pager.handle(.down(at: Vector(x: 100, y: 0)), at: 3)
    pager.handle(.scroll(.update(dx: 100, dy: 0)), at: 3.1)
    #expect(pager.offset == 780 && pager.state == .idle)
  }

  @Test("Displacements that are none are ignored")
  func nonsense() {
    var pager = Pager(layout: .phone(), page: 2)
    pager.handle(.scroll(.begin), at: 0)
    for number in [Double.nan, .infinity] {
      pager.handle(.scroll(.update(dx: number, dy: 0)), at: 0.01)
      pager.handle(.scroll(.update(dx: 10, dy: number)), at: 0.02)
    }
    #expect(pager.offset == 780)
  }
}
