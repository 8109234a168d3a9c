import PosterEngine
import Testing

@Suite("A pager")
struct PagerTests {
  @Test("Begins at rest on the page it is given, the nearest one where that is none")
  func beginning() {
    for (page, expected) in [(0, 0), (3, 3), (9, 4), (-2, 0), (.max, 4), (.min, 0)] {
      let pager = Pager(layout: .phone(), page: page)
      #expect(pager.page == expected && pager.pendingPage == expected)
      #expect(pager.offset == 390 * Double(expected) && pager.progress == Double(expected))
      #expect(pager.state == .idle && !pager.isMoving && pager.velocity == 0)
      #expect(pager.nextWakeUp == nil)
    }
  }

  @Test(
    "Begins at 0 seconds where the time is none", arguments: [Double.nan, .infinity, -.infinity])
  func beginningNever(time: Double) {
    var pager = Pager(layout: .phone(), autoAdvanceInterval: 5, at: time)
    #expect(pager.nextWakeUp == 5)
    pager.handle(.key(.next), at: 1)
    pager.advance(to: 3)
    #expect(pager.page == 1 && pager.offset == 390 && pager.state == .idle)
  }

  @Test("A looping pager begins within its posters, whatever number it is given")
  func loopingBeginning() {
    for (page, index) in [(2, 2), (-1, 2), (7, 1), (Int.max, Int.max % 3)] {
      let pager = Pager(layout: .phone(count: 3, isLooping: true), page: page)
      #expect(pager.layout.index(of: pager.page) == index)
      #expect(abs(pager.page) <= 3 && pager.offset == 390 * Double(pager.page))
    }
  }

  @Test("A jump is there at once, before any frame")
  func jump() {
    var pager = Pager(layout: .phone())
    pager.handle(.scrollTo(page: 2, animated: false), at: 1)
    #expect(pager.page == 2 && pager.offset == 780 && pager.state == .idle)
    let events = pager.takeEvents()
    #expect(events.map(\.description) == ["0→2", "settled 2"])
    #expect(events.allSatisfy { $0.time == 1 })
    pager.handle(.scrollTo(page: 2, animated: false), at: 2)
    #expect(pager.takeDescriptions() == [])
  }

  @Test("Pages asked for before there is a size are shown when there is one")
  func beforeLayout() {
    for animated in [true, false] {
      for isLooping in [true, false] {
        let layout = PageLayout(viewport: .zero, count: 0, isLooping: isLooping)
        var pager = Pager(layout: layout)
        pager.handle(.posters(count: 3, page: 0, isKept: false), at: 0)
        pager.handle(.scrollTo(page: 2, animated: animated), at: 0)
        #expect(pager.page == 0 && pager.offset == 0 && pager.frame.pages.isEmpty)
        pager.handle(.resize(Size(width: 390, height: 844)), at: 1)
        #expect(pager.frame.page == pager.page && pager.state == .idle)
        #expect(pager.layout.index(of: pager.page) == 2)
        #expect(pager.takeDescriptions().allSatisfy { $0 == "0→2" })
      }
    }
  }

  @Test("scrollTo far away starts four strides before the target", arguments: [96, 3] as [Int])
  func farAway(target: Int) {
    var pager = Pager(layout: .phone(count: 100), page: 50)
    pager.handle(.scrollTo(page: target, animated: true), at: 0)
    let side = target > 50 ? 1.0 : -1
    #expect(near(pager.offset, (Double(target) - 4 * side) * 390))
    #expect(pager.page == target - 4 * Int(side) && pager.state == .animating)
    pager.settle(from: 0)
    #expect(pager.page == target)
    let between = (1...4).map { target - 4 * Int(side) + $0 * Int(side) }
    let starts = [50, target - 4 * Int(side)] + between.dropLast()
    let ends = [target - 4 * Int(side)] + between
    let changes = zip(starts, ends).map { "\($0)→\($1)" }
    #expect(pager.takeDescriptions() == changes + ["settled \(target)"])
  }

  @Test("Four strides and fewer are travelled", arguments: 1...4)
  func near4(distance: Int) {
    let layout = PageLayout(
      viewport: Size(width: 356.72000000000003, height: 700), count: 30)
    for page in 0...20 {
      var pager = Pager(layout: layout, page: page)
      let rest = pager.offset
      pager.handle(.scrollTo(page: page + distance, animated: true), at: 0)
      #expect(pager.offset == rest && pager.state == .animating)
    }
  }

  @Test("A looping scrollTo goes the shorter way, forward where both are as long")
  func shorterWay() {
    for (count, start, target, direction) in [
      (5, 0, 4, -1), (5, 0, 1, 1), (5, 0, 2, 1), (5, 0, 3, -1), (4, 0, 2, 1), (4, 3, 1, 1),
      (2, 0, 1, 1), (2, 1, 0, 1), (6, 1, 4, 1), (7, 6, 0, 1), (7, 0, 6, -1),
    ] {
      var pager = Pager(layout: .phone(count: count, isLooping: true), page: start)
      pager.handle(.scrollTo(page: target, animated: true), at: 0)
      pager.advance(to: 0.05)
      #expect((pager.offset - Double(start) * 390) * Double(direction) > 0)
      pager.settle(from: 0.05)
      #expect(pager.layout.index(of: pager.page) == target)
    }
  }

  @Test("A finite scrollTo goes to the nearest page there is", arguments: [99, Int.max])
  func outOfRange(page: Int) {
    var pager = Pager(layout: .phone())
    pager.handle(.scrollTo(page: page, animated: true), at: 0)
    #expect(pager.pendingPage == 4)
    pager.handle(.scrollTo(page: -page, animated: true), at: 0.1)
    #expect(pager.pendingPage == 0)
  }

  @Test("One by one to the end at 356.72 points: never one short")
  func oneByOne() {
    for animated in [true, false] {
      let layout = PageLayout(
        viewport: Size(width: 356.72000000000003, height: 700), count: 50, displayScale: 2)
      var pager = Pager(layout: layout)
      for page in 1..<50 {
        pager.handle(.scrollTo(page: page, animated: animated), at: Double(page))
        pager.advance(to: Double(page) + 0.9)
        #expect(pager.page == page && pager.offset == layout.rest(of: page))
        #expect(pager.state == .idle && Int(pager.progress.rounded()) == page)
      }
    }
  }

  @Test("Keys go one page, mirrored in right-to-left, and count from the pending page")
  func keys() {
    let pending = { (direction: LayoutDirection, axis: Axis, keys: [PagerInput.Key]) in
      var pager = Pager(layout: .phone(axis: axis, direction: direction, count: 9), page: 4)
      for (step, key) in keys.enumerated() {
        pager.handle(.key(key), at: Double(step) / 100)
      }
      return pager.pendingPage
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let right = direction == .leftToRight ? 5 : 3
      #expect(pending(direction, .horizontal, [.right]) == right)
      #expect(pending(direction, .horizontal, [.left]) == 8 - right)
      #expect(pending(direction, .vertical, [.right]) == 5)
      #expect(pending(direction, .horizontal, [.next]) == 5)
      #expect(pending(direction, .horizontal, [.previous]) == 3)
      #expect(pending(direction, .horizontal, [.next, .next, .next]) == 7)
      #expect(pending(direction, .horizontal, [.first]) == 0)
      #expect(pending(direction, .horizontal, [.last]) == 8)
      #expect(pending(direction, .horizontal, Array(repeating: .next, count: 40)) == 8)
      #expect(pending(direction, .horizontal, [.last, .previous]) == 7)
    }
  }

  @Test("Right-to-left: page 1 lies to the left, and dragging right goes forward")
  func rightToLeft() {
    var pager = Pager(layout: .phone(direction: .rightToLeft))
    #expect(pager.layout.frame(of: 1, offset: 0).x == -390)
    pager.drag(by: Vector(x: 200, y: 0), for: 0.1, from: Vector(x: 100, y: 0), at: 0)
    #expect(pager.offset > 0 && pager.velocity > 0)
    pager.settle(from: 0.1)
    #expect(pager.page == 1 && pager.takeDescriptions() == ["0→1", "settled 1"])
  }

  @Test("Reduced motion fades, without a caption of its own depth, and back")
  func reducedMotion() {
    var pager = Pager(layout: .phone(peek: 45), effect: .reveal, captionDepth: 0.5)
    pager.handle(.down(at: Vector(x: 300, y: 0)), at: 0)
    pager.handle(.move(to: Vector(x: 140, y: 0)), at: 0.1)
    #expect(pager.frame[1].opacity == 1 && pager.frame[1].caption.translation.x == -75)
    pager.handle(.reducedMotion(true), at: 0.2)
    #expect(near(pager.frame[1].opacity, 0.5) && pager.frame[1].picture.translation == .zero)
    #expect(near(pager.frame[1].frame.x, 45) && pager.frame[1].caption.translation == .zero)
    #expect(pager.frame.pictureBounds.width == 300)
    pager.handle(.reducedMotion(false), at: 0.3)
    #expect(pager.frame[1].opacity == 1 && pager.frame[1].picture.translation.x == -150)
  }

  @Test("A time that goes back, or is none, is taken as the latest one")
  func wrongTimes() {
    var pager = Pager(layout: .phone())
    pager.handle(.key(.next), at: 10)
    pager.advance(to: 10.1)
    let offset = pager.offset
    for time in [9, -1e9, .nan, .infinity, -.infinity] as [Double] {
      pager.advance(to: time)
      #expect(pager.offset == offset)
      pager.handle(.visible(true), at: time)
      #expect(pager.offset == offset && pager.state == .animating)
    }
    pager.advance(to: 11)
    #expect(pager.page == 1 && pager.state == .idle)
  }

  @Test("While something moves there is no wake-up: it draws every frame")
  func wakeUps() {
    var pager = Pager(layout: .phone(), autoAdvanceInterval: 2)
    #expect(pager.nextWakeUp == 2 && !pager.isMoving)
    pager.handle(.key(.next), at: 1)
    #expect(pager.nextWakeUp == nil && pager.isMoving)
    pager.settle(from: 1)
    #expect(pager.nextWakeUp != nil && !pager.isMoving)
  }

  @Test("An absurd pager does not trap", arguments: [Int.min, -1, 0, .max - 1, .max])
  func absurd(number: Int) {
    for count in [0, 1, 3, number] {
      for isLooping in [false, true] {
        var pager = Pager(layout: .phone(count: count, isLooping: isLooping), page: number)
        for input in [
          .key(.previous), .key(.next), .key(.last), .key(.first), .wheel(notches: 1e9),
          .scrollTo(page: number, animated: true), .scrollTo(page: number, animated: false),
          .posters(count: number, page: number, isKept: true), .key(.previous), .key(.last),
          .count(3), .key(.last), .count(number), .scrollTo(page: number, animated: true),
          .posters(count: 2, page: number, isKept: false), .wheel(notches: -1e9),
        ] as [PagerInput] {
          pager.handle(input, at: 0.1)
          #expect(pager.offset.isFinite)
        }
      }
    }
  }
}
