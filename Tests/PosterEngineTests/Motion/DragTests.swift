import PosterEngine
import Testing

@Suite("Dragging")
struct DragTests {
  @Test(
    "Content follows the finger 1:1 from the first frame, without the threshold and without a jump",
    arguments: [
      (Axis.horizontal, LayoutDirection.leftToRight), (.horizontal, .rightToLeft),
      (.vertical, .leftToRight), (.vertical, .rightToLeft),
    ])
  func oneToOne(axis: Axis, direction: LayoutDirection) {
    for (device, threshold) in [(PointerDevice.touch, 10.0), (.mouse, 4)] {
      for sign in [1.0, -1] {
        var pager = Pager(layout: .phone(axis: axis, direction: direction), page: 2)
        let rest = pager.offset
        let mirror = axis == .horizontal && direction == .rightToLeft ? -1.0 : 1
        pager.handle(.down(at: Vector(x: 500, y: 500), device: device), at: 0)
        for step in 1...60 {
          let moved = Double(step) * 0.75 * sign
          let point =
            axis == .horizontal ? Vector(x: 500 + moved, y: 500) : Vector(x: 500, y: 500 + moved)
          pager.handle(.move(to: point), at: Double(step) / 100)
          let isDragged = abs(moved) >= threshold
          let expected = isDragged ? rest - mirror * (moved - sign * threshold) : rest
          #expect(near(pager.offset, expected), "\(device) moved by \(moved)")
          #expect(pager.state == (isDragged ? .dragging : .idle))
        }
      }
    }
  }

  @Test("A single large movement loses exactly the threshold")
  func largeMovement() {
    var pager = Pager(layout: .phone(), page: 1)
    pager.handle(.down(at: Vector(x: 300, y: 300)), at: 0)
    pager.handle(.move(to: Vector(x: 180, y: 300)), at: 0.1)
    #expect(near(pager.offset, 390 + 110))
  }

  @Test(
    "A mouse that is dragged across half a page and held turns it; a finger must move the content so far",
    arguments: [
      (PointerDevice.mouse, 194.0, false), (.mouse, 195, true), (.mouse, 196, true),
      (.touch, 195, false), (.touch, 205, false), (.touch, 206, true),
    ])
  func halfPage(device: PointerDevice, distance: Double, turns: Bool) {
    for sign in [1.0, -1] {
      var pager = Pager(layout: .phone(), page: 1)
      pager.handle(.down(at: Vector(x: 195, y: 300), device: device), at: 0)
      pager.handle(.move(to: Vector(x: 195 - sign * distance, y: 300)), at: 0.1)
      pager.handle(.up(at: Vector(x: 195 - sign * distance, y: 300)), at: 0.5)
      let isTie = device == .touch && distance == 205
      #expect(pager.pendingPage == (turns ? 1 + Int(sign) : isTie && sign < 0 ? 0 : 1))
    }
  }

  @Test("A mouse's way to its threshold does not count for the swipe that follows")
  func swipeAfterMouse() {
    var pager = Pager(layout: .phone(), page: 1)
    pager.drag(by: Vector(x: -20, y: 0), for: 1, at: 0, device: .mouse)
    pager.advance(to: 5)
    for step in 1...10 {
      pager.handle(.scroll(.update(dx: 19.5, dy: 0)), at: 5 + Double(step) / 10)
    }
    pager.handle(.scroll(.end), at: 6.1)
    #expect(pager.pendingPage == 1)
  }

  @Test("A release counts as a movement first")
  func release() {
    var pager = Pager(layout: .phone(), page: 1)
    pager.handle(.down(at: Vector(x: 300, y: 300)), at: 0)
    pager.handle(.up(at: Vector(x: 190, y: 300)), at: 0.1)
    #expect(near(pager.offset, 490) && pager.state == .settling)
    #expect(near(pager.velocity, 1100, 1e-6))
    #expect(pager.pendingPage == 2)
  }

  @Test(
    "Beyond an end the content is held back",
    arguments: [(50.0, 25.688623), (100, 48.202247), (200, 85.8)] as [(Double, Double)])
  func rubberBand(distance: Double, expected: Double) {
    for (page, sign) in [(0, 1.0), (4, -1)] {
      var pager = Pager(layout: .phone(), page: page)
      pager.handle(.down(at: Vector(x: 195, y: 0)), at: 0)
      pager.handle(.move(to: Vector(x: 195 + sign * (distance + 10), y: 0)), at: 0.1)
      let beyond = page == 0 ? -pager.offset : pager.offset - 1560
      #expect(near(beyond, expected, 5e-7))
    }
  }

  @Test("A touch on content beyond an end takes it up where it stands")
  func touchBeyondEnd() {
    var pager = Pager(layout: .phone())
    pager.drag(by: Vector(x: 210, y: 0), for: 0.5, from: Vector(x: 10, y: 0), at: 0)
    pager.advance(to: 0.53)
    let stood = pager.offset
    #expect(stood < -20)
    pager.handle(.down(at: Vector(x: 50, y: 0)), at: 0.53)
    #expect(pager.offset == stood && pager.state == .dragging)
    pager.handle(.move(to: Vector(x: 50, y: 0)), at: 0.54)
    #expect(near(pager.offset, stood))
    let raw = RubberBand(viewportLength: 390).distance(of: -stood)
    pager.handle(.move(to: Vector(x: 80, y: 0)), at: 0.55)
    #expect(near(-pager.offset, RubberBand(viewportLength: 390).displacement(of: raw + 30)))
    pager.handle(.move(to: Vector(x: 50 - raw - 60, y: 0)), at: 0.56)
    #expect(near(pager.offset, 60, 1e-6), "back within the ends the finger leads 1:1 again")
  }

  @Test("A looping pager has no ends to be held back by")
  func looping() {
    var pager = Pager(layout: .phone(count: 2, isLooping: true))
    pager.handle(.down(at: Vector(x: 195, y: 0)), at: 0)
    pager.handle(.move(to: Vector(x: 195 + 210, y: 0)), at: 0.1)
    #expect(near(pager.offset, -200) && pager.page == -1)
    #expect(pager.takeDescriptions() == ["0→1"])
  }

  @Test("A single looping poster does not move away")
  func single() {
    var pager = Pager(layout: .phone(count: 1, isLooping: true))
    for step in 0..<20 {
      pager.drag(
        by: Vector(x: step % 2 == 0 ? -200 : 200, y: 0), for: 0.05, at: Double(step))
      pager.advance(to: Double(step) + 0.9)
      #expect(pager.offset == 0 && pager.page == 0 && pager.state == .idle)
    }
    #expect(!pager.takeDescriptions().contains { $0.contains("→") })
  }

  @Test("In pages far smaller than a finger a drag comes to an end, and reports what it passed")
  func tinyPages() {
    let layout = PageLayout(
      viewport: Size(width: 1e-9, height: 1), count: 3, isLooping: true, displayScale: 1e9)
    var pager = Pager(layout: layout)
    pager.drag(by: Vector(x: -300, y: 0), for: 1, at: 0)
    pager.settle(from: 1)
    #expect(pager.state == .idle && pager.page == 1)
    #expect(pager.takeEvents().count < 40_000)
  }

  @Test("A drag over several pages reports the pages it passes and releases one page away at most")
  func severalPages() {
    var pager = Pager(layout: .phone(count: 9, peek: 150), page: 4)
    pager.handle(.down(at: Vector(x: 380, y: 0)), at: 0)
    for step in 1...30 {
      pager.handle(.move(to: Vector(x: 380 - 12 * Double(step), y: 0)), at: Double(step) / 100)
    }
    #expect(pager.takeDescriptions() == ["4→5", "5→6", "6→7", "7→8"])
    pager.handle(.up(at: Vector(x: 20, y: 0)), at: 1)
    #expect(pager.pendingPage == 5)
  }
}
