import PosterEngine
import Testing

@Suite("Pointers")
struct PointerGestureTests {
  private func state(
    after displacements: [(Double, Double)], device: PointerDevice = .touch,
    axis: Axis = .horizontal
  ) -> PagerState {
    var pager = Pager(layout: .phone(axis: axis), page: 2)
    pager.handle(.down(at: Vector(x: 200, y: 200), device: device), at: 0)
    for (index, displacement) in displacements.enumerated() {
      pager.handle(
        .move(to: Vector(x: 200 + displacement.0, y: 200 + displacement.1)),
        at: Double(index + 1) / 100)
    }
    return pager.state
  }

  @Test("A drag starts at 10 points of touch, 4 of a mouse")
  func thresholds() {
    #expect(PointerDevice.touch.threshold == 10 && PointerDevice.mouse.threshold == 4)
    #expect(state(after: [(9.99, 0)]) == .idle)
    #expect(state(after: [(10, 0)]) == .dragging)
    #expect(state(after: [(-10, 0)]) == .dragging)
    #expect(state(after: [(3.99, 0)], device: .mouse) == .idle)
    #expect(state(after: [(-4, 0)], device: .mouse) == .dragging)
    #expect(state(after: [(0, 10)], axis: .vertical) == .dragging)
    #expect(state(after: [(0, 9.9)], axis: .vertical) == .idle)
  }

  @Test("The axis along which the threshold is reached first is the drag's")
  func axisLock() {
    #expect(state(after: [(0, 10), (100, 10)]) == .idle)
    #expect(state(after: [(0, -11), (-100, 0), (-300, 0)]) == .idle)
    #expect(state(after: [(9, 9), (11, 9.5)]) == .dragging)
    #expect(state(after: [(9, 9), (9.5, 11)]) == .idle)
    #expect(state(after: [(10, 0), (10, 300)]) == .dragging)
    #expect(state(after: [(10, 0)], axis: .vertical) == .idle)
    #expect(state(after: [(3, 3), (2, 5), (60, 5)], device: .mouse) == .idle)
  }

  @Test("One movement past both thresholds belongs to the axis on which its line crosses first")
  func diagonal() {
    #expect(state(after: [(30, 20)]) == .dragging)
    #expect(state(after: [(20, 30)]) == .idle)
    // From (9, 0) the last point is reached along after 1/91 of the way, across after 10/100.
    #expect(state(after: [(9, 0), (100, 100)]) == .dragging)
    #expect(state(after: [(0, 9), (100, 100)]) == .idle)
    #expect(state(after: [(-9, 0), (100, 15)]) == .dragging)
  }

  @Test("A drag across the axis never pages, however far and fast it goes then")
  func across() {
    for axis in [Axis.horizontal, .vertical] {
      var pager = Pager(layout: .phone(axis: axis), page: 2)
      let rest = pager.offset
      pager.handle(.down(at: Vector(x: 200, y: 200)), at: 0)
      for step in 1...20 {
        let far = Double(step) * 20
        let point =
          axis == .horizontal
          ? Vector(x: 200 - far / 3, y: 200 + far) : Vector(x: 200 + far, y: 200 - far / 3)
        pager.handle(.move(to: point), at: Double(step) / 200)
        #expect(pager.offset == rest)
      }
      pager.handle(.up(at: Vector(x: -300, y: -300)), at: 0.11)
      pager.advance(to: 3)
      #expect(pager.offset == rest && pager.takeDescriptions() == [])
    }
  }

  @Test("A tap selects the page under it and sends no page change and no settling")
  func tap() {
    var pager = Pager(layout: .phone(peek: 45), page: 1)
    pager.handle(.down(at: Vector(x: 200, y: 200)), at: 1)
    pager.handle(.move(to: Vector(x: 205, y: 196)), at: 1.05)
    pager.handle(.up(at: Vector(x: 206, y: 195)), at: 1.1)
    #expect(pager.takeDescriptions() == ["selected 1"])
    pager.handle(.down(at: Vector(x: 380, y: 200)), at: 2)
    pager.handle(.up(at: Vector(x: 380, y: 200)), at: 2.1)
    #expect(pager.takeDescriptions() == ["selected 2"])
    #expect(pager.state == .idle && pager.offset == 300)
  }

  @Test("A touch that stops a movement drags at once, and is never a tap")
  func stopping() {
    for input in [PagerInput.key(.next), .scrollTo(page: 3, animated: true), .wheel(notches: 1)] {
      var pager = Pager(layout: .phone(), page: 1)
      pager.handle(input, at: 0)
      pager.advance(to: 0.1)
      _ = pager.takeEvents()
      let offset = pager.offset
      #expect(offset > 390)
      pager.handle(.down(at: Vector(x: 200, y: 200)), at: 0.1)
      pager.advance(to: 0.3)
      #expect(pager.offset == offset && pager.state == .dragging && pager.velocity == 0)
      pager.handle(.move(to: Vector(x: 199, y: 200)), at: 0.31)
      #expect(near(pager.offset, offset + 1))
      pager.handle(.up(at: Vector(x: 199, y: 200)), at: 0.4)
      #expect(pager.state == .settling)
      #expect(pager.pendingPage == pager.layout.page(at: offset + 1))
      pager.settle(from: 0.4)
      let words = pager.takeDescriptions()
      #expect(words.last == "settled \(pager.page)")
      #expect(!words.contains { $0.hasPrefix("selected") })
    }
  }

  @Test("A cancelled drag settles on the nearest page without velocity")
  func cancelled() {
    for (distance, page) in [(190.0, 2), (-190, 2), (220, 3), (-220, 1)] {
      var pager = Pager(layout: .phone(), page: 2)
      pager.handle(.down(at: Vector(x: 500, y: 0)), at: 0)
      let steps = 10
      for step in 1...steps {
        let moved = (distance + (distance < 0 ? -10 : 10)) * Double(step) / Double(steps)
        pager.handle(.move(to: Vector(x: 500 - moved, y: 0)), at: Double(step) / 1000)
      }
      pager.handle(.cancel(), at: 0.011)
      #expect(pager.velocity == 0 && pager.pendingPage == page && pager.state == .settling)
      pager.settle(from: 0.011)
      #expect(pager.page == page && pager.takeDescriptions().last == "settled \(page)")
    }
  }

  /// Half of a page of 390 points is 195; the pointer's own way is 4 points longer.
  @Test(
    "A cancelled drag of a mouse settles by the content's own place, a slow release by the pointer's",
    arguments: [(190.0, 2, 2), (191, 2, 3), (195, 2, 3), (196, 3, 3), (-191, 2, 1), (-196, 1, 1)])
  func cancelledMouse(moved: Double, cancelled: Int, released: Int) {
    var pager = Pager(layout: .phone(), page: 2)
    let threshold = moved < 0 ? -4.0 : 4
    let end = Vector(x: 500 - moved - threshold, y: 0)
    pager.handle(.down(at: Vector(x: 500, y: 0), device: .mouse), at: 0)
    pager.handle(.move(to: end), at: 0.1)
    #expect(near(pager.offset, 780 + moved))
    var other = pager
    pager.handle(.cancel(), at: 1)
    #expect(pager.pendingPage == cancelled && pager.velocity == 0 && pager.state == .settling)
    other.handle(.up(at: end), at: 1)
    #expect(other.pendingPage == released)
  }

  @Test("A cancelled touch that did not move selects nothing")
  func cancelledTap() {
    var pager = Pager(layout: .phone())
    pager.handle(.down(at: Vector(x: 200, y: 0)), at: 0)
    pager.handle(.cancel(), at: 0.1)
    pager.handle(.up(at: Vector(x: 200, y: 0)), at: 0.2)
    #expect(pager.takeDescriptions() == [] && pager.state == .idle)
  }

  @Test("A second pointer is ignored while the first one is down")
  func secondPointer() {
    var pager = Pager(layout: .phone(), page: 2)
    var alone = pager
    for step in 0...20 {
      let time = Double(step) / 100
      let point = Vector(x: 300 - Double(step) * 5, y: 0)
      let input: PagerInput = step == 0 ? .down(at: point, id: 7) : .move(to: point, id: 7)
      alone.handle(input, at: time)
      pager.handle(input, at: time)
      let other = Vector(x: 10 + Double(step) * 15, y: 5)
      switch step {
      case 3: pager.handle(.down(at: other, id: 8), at: time)
      case 4...9: pager.handle(.move(to: other, id: 8), at: time)
      case 10: pager.handle(.cancel(id: 8), at: time)
      case 12: pager.handle(.down(at: other, id: 9), at: time)
      case 14: pager.handle(.up(at: other, id: 9), at: time)
      default: break
      }
      #expect(pager.offset == alone.offset && pager.state == alone.state)
    }
    pager.handle(.up(at: Vector(x: 200, y: 0), id: 7), at: 0.2)
    alone.handle(.up(at: Vector(x: 200, y: 0), id: 7), at: 0.2)
    #expect(pager.velocity == alone.velocity && pager.pendingPage == alone.pendingPage)
  }

  @Test("A second pointer that stays down does not take over when the first one goes up")
  func secondPointerStays() {
    var pager = Pager(layout: .phone(), page: 2)
    pager.handle(.down(at: Vector(x: 300, y: 0), id: 1), at: 0)
    pager.handle(.move(to: Vector(x: 280, y: 0), id: 1), at: 0.1)
    pager.handle(.down(at: Vector(x: 100, y: 0), id: 2), at: 0.2)
    pager.handle(.up(at: Vector(x: 280, y: 0), id: 1), at: 0.3)
    pager.handle(.move(to: Vector(x: 0, y: 0), id: 2), at: 0.31)
    pager.handle(.up(at: Vector(x: 0, y: 0), id: 2), at: 0.32)
    pager.settle(from: 0.32)
    #expect(pager.page == 2 && pager.takeDescriptions() == ["settled 2"])
  }

  @Test("Coordinates that are none are ignored, absurd ones leave finite offsets")
  func nonsense() {
    var pager = Pager(layout: .phone(), page: 2)
    pager.handle(.down(at: Vector(x: .nan, y: 0)), at: 0)
    pager.handle(.move(to: Vector(x: 50, y: 0)), at: 0.1)
    #expect(pager.state == .idle)
    pager.handle(.down(at: Vector(x: 300, y: 0)), at: 1)
    pager.handle(.move(to: Vector(x: 250, y: 0)), at: 1.1)
    let offset = pager.offset
    pager.handle(.move(to: Vector(x: .infinity, y: .nan)), at: 1.2)
    #expect(pager.offset == offset && pager.state == .dragging)
    pager.handle(.move(to: Vector(x: 1e300, y: 0)), at: 1.3)
    #expect(pager.offset.isFinite && pager.offset > -390)
    pager.handle(.up(at: Vector(x: .nan, y: .nan)), at: 1.4)
    pager.settle(from: 1.4)
    #expect(pager.offset == 390 * Double(pager.page))
  }
}
