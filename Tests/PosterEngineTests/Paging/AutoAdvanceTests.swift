import PosterEngine
import Testing

@Suite("Advancing by itself")
struct AutoAdvanceTests {
  /// How long an animation over one page of 390 points takes at scale 1: the time t at which
  /// 390·e^(−ωt)·(1 + ωt) = 1/2.
  private static let step = 0.570261

  private func pager(
    interval: Double? = 3, count: Int = 5, page: Int = 0, isLooping: Bool = false,
    direction: LayoutDirection = .leftToRight
  ) -> Pager {
    Pager(
      layout: .phone(direction: direction, count: count, isLooping: isLooping), page: page,
      autoAdvanceInterval: interval)
  }

  /// The times at which pages settle by themselves, looked at 60 times a second.
  private func settles(
    _ pager: inout Pager, from start: Double = 0, until end: Double
  ) -> [Double] {
    let frames = Int(((end - start) * 60).rounded())
    for frame in 1...frames { pager.advance(to: start + Double(frame) / 60) }
    return pager.takeEvents().filter { $0.kind == .settled }.map(\.time)
  }

  @Test("A page rests for the interval, counted from when it came to rest")
  func interval() {
    var pager = pager()
    let times = settles(&pager, until: 12)
    let expected = [1, 2, 3].map { Double($0) * (3 + AutoAdvanceTests.step) }
    #expect(times.count == 3)
    for (time, expected) in zip(times, expected) { #expect(near(time, expected, 1e-4)) }
  }

  @Test("It stops at a finite pager's last page")
  func lastPage() {
    var pager = pager(interval: 1, count: 3)
    #expect(settles(&pager, until: 20).count == 2)
    #expect(pager.page == 2 && pager.nextWakeUp == nil)
  }

  @Test("A looping pager goes on forward over the seam", arguments: [2, 3, 4])
  func seam(count: Int) {
    var pager = pager(interval: 1, count: count, isLooping: true)
    var highest = -1.0
    for step in 1...1200 {
      pager.advance(to: Double(step) / 60)
      #expect(pager.offset >= highest, "it went backward")
      highest = pager.offset
    }
    let pages = pager.takeEvents().filter { $0.kind == .settled }
    #expect(pages.count == 12)
    #expect(pages.map(\.virtual) == Array(1...12))
    #expect(pages.map(\.page) == (1...12).map { $0 % count })
  }

  @Test("It takes at least a second; nothing, and what is no number, is never")
  func shortest() {
    for interval in [1, 0.1, 0, -5.0] {
      #expect(near(pager(interval: interval).nextWakeUp ?? 0, 1))
      #expect(pager(interval: interval).autoAdvanceInterval == 1)
    }
    for interval in [nil, Double.nan, .infinity, -.infinity] {
      var pager = pager(interval: interval)
      #expect(pager.nextWakeUp == nil && settles(&pager, until: 10) == [])
    }
  }

  @Test("Setting the interval starts it")
  func setting() {
    var pager = pager(interval: nil)
    pager.advance(to: 10)
    pager.autoAdvanceInterval = 2
    #expect(near(pager.nextWakeUp ?? 0, 12))
    pager.autoAdvanceInterval = nil
    #expect(pager.nextWakeUp == nil)
  }

  @Test(
    "Any input restarts it",
    arguments: [
      .down(at: Vector(x: 5, y: 5)), .wheel(notches: 0.25), .key(.previous), .key(.first),
      .scrollTo(page: 0, animated: true), .scrollTo(page: 0, animated: false),
      .scroll(.begin), .count(6), .reducedMotion(false), .visible(true),
    ] as [PagerInput])
  func restart(input: PagerInput) {
    var pager = pager()
    pager.handle(input, at: 2)
    if case .down = input { pager.handle(.up(at: Vector(x: 5, y: 5)), at: 2) }
    if case .scroll = input { pager.handle(.scroll(.end), at: 2) }
    #expect(near(pager.nextWakeUp ?? 0, 5), "\(input)")
    pager.advance(to: 4.99)
    #expect(pager.state == .idle)
    pager.advance(to: 5.01)
    #expect(pager.state == .animating)
  }

  @Test("None while a finger is down or content is dragged")
  func finger() {
    var pager = pager()
    pager.handle(.down(at: Vector(x: 300, y: 0)), at: 1)
    pager.advance(to: 20)
    #expect(pager.state == .idle && pager.nextWakeUp == nil)
    pager.handle(.move(to: Vector(x: 280, y: 0)), at: 21)
    pager.advance(to: 40)
    #expect(pager.state == .dragging && near(pager.offset, 10))
    pager.handle(.up(at: Vector(x: 280, y: 0)), at: 41)
    let rest = pager.settle(from: 41)
    let due = pager.nextWakeUp ?? 0
    #expect(due > 44 && due <= rest + 3)
    let settled = pager.takeEvents().last?.time ?? 0
    #expect(near(due, settled + 3))
  }

  @Test("Hidden time does not count, and its end restarts the interval")
  func hidden() {
    var pager = pager()
    pager.handle(.visible(false), at: 2)
    #expect(pager.nextWakeUp == nil)
    #expect(settles(&pager, from: 2, until: 60) == [])
    pager.handle(.visible(true), at: 60)
    #expect(near(pager.nextWakeUp ?? 0, 63))
    #expect(settles(&pager, from: 60, until: 64).count == 1)
  }

  @Test(
    "After a gap in the clock one step is taken, and no burst", arguments: [10, 1e6] as [Double])
  func gap(gap: Double) {
    var pager = pager(count: 100)
    pager.advance(to: gap)
    pager.advance(to: gap)
    pager.advance(to: gap + 1)
    #expect(pager.page <= 1)
    #expect(pager.takeDescriptions() == ["0→1", "settled 1"])
    pager.advance(to: gap + 2.9)
    #expect(pager.state == .idle)
    pager.advance(to: gap + 3.1)
    #expect(pager.state == .animating)
  }

  @Test("An input after a gap finds at most one step taken, at its own time")
  func gapBeforeInput() {
    var pager = pager(count: 100)
    pager.handle(.key(.next), at: 1000)
    #expect(pager.pendingPage == 2)
    #expect(near(pager.takeEvents().last?.time ?? 0, 3 + AutoAdvanceTests.step, 1e-4))
  }

  @Test("Off under reduced motion, back when it ends")
  func reducedMotion() {
    var pager = pager()
    pager.handle(.reducedMotion(true), at: 1)
    #expect(pager.nextWakeUp == nil)
    #expect(settles(&pager, from: 1, until: 30) == [])
    pager.handle(.reducedMotion(false), at: 30)
    #expect(near(pager.nextWakeUp ?? 0, 33))
  }

  @Test("None without posters or with a single one; it begins when posters come")
  func fewPosters() {
    for count in [0, 1] {
      for isLooping in [false, true] {
        var pager = pager(count: count, isLooping: isLooping)
        #expect(pager.nextWakeUp == nil)
        #expect(settles(&pager, until: 10) == [])
        pager.handle(.count(4), at: 10)
        #expect(near(pager.nextWakeUp ?? 0, 13))
      }
    }
  }

  @Test("Where a following page appears with another size or layout, the interval begins then")
  func followingPageAppears() {
    var squeezed = Pager(layout: .phone().resized(to: .zero), autoAdvanceInterval: 3)
    squeezed.handle(.resize(Size(width: 390, height: 844)), at: 20)
    #expect(near(squeezed.nextWakeUp ?? 0, 23))
    var atEnd = Pager(layout: .phone(), page: 4, autoAdvanceInterval: 3)
    atEnd.setLayout(.phone(isLooping: true), at: 20)
    #expect(near(atEnd.nextWakeUp ?? 0, 23))
  }

  @Test("A resize alone does not restart it")
  func resize() {
    var pager = pager()
    pager.handle(.resize(Size(width: 844, height: 390)), at: 2)
    #expect(near(pager.nextWakeUp ?? 0, 3))
  }

  @Test("Right-to-left it goes forward too, to the page on the left")
  func rightToLeft() {
    var pager = pager(direction: .rightToLeft)
    pager.advance(to: 3.2)
    #expect(pager.offset > 0 && pager.frame[1].frame.x < 0)
    pager.advance(to: 4)
    #expect(pager.page == 1)
  }

  @Test("One by one over fifty pages of a width that no double holds, each is reached")
  func fractionalWidth() {
    let layout = PageLayout(viewport: Size(width: 356.72000000000003, height: 700), count: 50)
    var pager = Pager(layout: layout, autoAdvanceInterval: 1)
    for step in 1...6000 { pager.advance(to: Double(step) / 60) }
    let words = pager.takeDescriptions()
    let expected = (1...49).flatMap { ["\($0 - 1)→\($0)", "settled \($0)"] }
    #expect(words == expected)
  }
}
