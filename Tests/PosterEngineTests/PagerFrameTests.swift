import PosterEngine
import Testing

@Suite("A frame")
struct PagerFrameTests {
  private static let layout = PageLayout(viewport: Size(width: 320, height: 480), count: 3)

  /// The picture's x inside its page, (offset − page·320)/2, or nil where the page is not shown.
  @Test(
    "The picture stands where a poster scroll view puts it",
    arguments: [
      (0.0, [0, nil, nil]), (80, [40, -120, nil]), (160, [80, -80, nil]),
      (319, [159.5, -0.5, nil]), (320, [nil, 0, nil]), (480, [nil, 80, -80]),
      (640, [nil, nil, 0]), (-30, [-15, nil, nil]), (700, [nil, nil, 30]),
    ] as [(Double, [Double?])])
  func posterScrollView(offset: Double, expected: [Double?]) {
    let frame = PagerFrame(layout: PagerFrameTests.layout, effect: .standard, offset: offset)
    #expect(frame.pages.count == expected.filter { $0 != nil }.count)
    for (page, x) in expected.enumerated() {
      #expect(frame.pages.contains(page) == (x != nil), "page \(page) at \(offset)")
      guard let x else { continue }
      let placement = frame[page]
      #expect(near(placement.picture.translation.x, x), "page \(page) at \(offset)")
      #expect(placement.picture.translation.y == 0)
      #expect(
        near(
          placement.frame, Rect(x: Double(page) * 320 - offset, y: 0, width: 320, height: 480)))
    }
  }

  @Test("Hidden neighbours are half a page away, were they placed")
  func hiddenNeighbours() {
    let frame = PagerFrame(layout: PagerFrameTests.layout, effect: .standard, offset: 0)
    #expect(frame[1].picture.translation.x == -160)
    let moved = PagerFrame(layout: PagerFrameTests.layout, effect: .standard, offset: 319)
    #expect(moved[2].picture.translation.x == -160.5)
  }

  @Test("A vertical pager's picture never moves across its axis")
  func vertical() {
    let layout = PageLayout(
      viewport: Size(width: 320, height: 480), axis: .vertical, direction: .rightToLeft, count: 3)
    let frame = PagerFrame(layout: layout, effect: .standard, offset: 120)
    #expect(frame[0].picture.translation == Vector(x: 0, y: 60))
    #expect(frame[1].picture.translation == Vector(x: 0, y: -180))
    #expect(frame[1].frame == Rect(x: 0, y: 360, width: 320, height: 480))
  }

  @Test("Right-to-left mirrors the translations")
  func mirrored() {
    let layout = PageLayout(
      viewport: Size(width: 320, height: 480), direction: .rightToLeft, count: 3)
    let frame = PagerFrame(layout: layout, effect: .standard, offset: 80, captionDepth: 0.25)
    #expect(frame[0].frame.x == 80 && frame[1].frame.x == -240)
    #expect(frame[0].picture.translation == Vector(x: -40, y: 0))
    #expect(frame[1].picture.translation == Vector(x: 120, y: 0))
    #expect(frame[1].caption.translation == Vector(x: 60, y: 0))
  }

  @Test("A caption follows its own depth, not the picture's", arguments: [0, 0.25, 1] as [Double])
  func captions(depth: Double) {
    let frame = PagerFrame(
      layout: PagerFrameTests.layout, effect: .standard, offset: 80, captionDepth: depth)
    #expect(near(frame[0].caption.translation.x, 80 * depth))
    #expect(near(frame[1].caption.translation.x, -240 * depth))
    #expect(frame[1].caption.scale == 1 && frame[1].caption.opacity == 1)
  }

  @Test("With 45 points of neighbours and depth 0.5 pictures overhang by 22.5 on each side")
  func overscan() {
    let layout = PageLayout.phone(peek: 45)
    let bounds = { (effect: PosterEffect) in
      PagerFrame(layout: layout, effect: effect, offset: 0)[0].pictureBounds
    }
    #expect(bounds(.standard) == Rect(x: -22.5, y: 0, width: 345, height: 844))
    #expect(bounds(.reveal) == Rect(x: -45, y: 0, width: 390, height: 844))
    for effect in [PosterEffect.slide, .cover, .fade, .zoom, .stack] {
      #expect(bounds(effect) == Rect(x: 0, y: 0, width: 300, height: 844))
    }
    let vertical = PageLayout.phone(axis: .vertical, peek: 44)
    #expect(
      PagerFrame(layout: vertical, effect: .standard, offset: 9)[0].pictureBounds
        == Rect(x: 0, y: -22, width: 390, height: 800))
  }

  @Test("Held pages stand in the middle of the viewport, whichever way pages go")
  func held() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let layout = PageLayout.phone(direction: direction, peek: 45, spacing: 12)
      let middle = Rect(x: 45, y: 0, width: 300, height: 844)
      for offset in [10, 156.0, 300] {
        let cover = PagerFrame(layout: layout, effect: .cover, offset: offset)
        #expect(near(cover[0].frame, middle))
        let fade = PagerFrame(layout: layout, effect: .fade, offset: offset)
        #expect(near(fade[0].frame, middle) && near(fade[1].frame, middle))
        let stack = PagerFrame(layout: layout, effect: .stack, offset: offset)
        let scale = 1 - 0.25 * (1 - offset / 312)
        #expect(near(stack[1].frame.center.x, 195))
        #expect(near(stack[1].frame.width, 300 * scale))
        #expect(near(stack[1].frame.height, 844 * scale))
      }
    }
  }

  @Test(
    "Effects that hold pages show no held one that is a stride away, and of the others what peeks",
    arguments: [
      (.fade, [1], [1, 2]), (.cover, [1, 2], [1, 2]), (.stack, [0, 1], [0, 1, 2]),
      (.standard, [0, 1, 2], [0, 1, 2]),
    ] as [(PosterEffect, [Int], [Int])])
  func shown(effect: PosterEffect, atRest: [Int], onTheWay: [Int]) {
    let layout = PageLayout.phone(peek: 45)
    #expect(Array(PagerFrame(layout: layout, effect: effect, offset: 300).pages) == atRest)
    #expect(Array(PagerFrame(layout: layout, effect: effect, offset: 301).pages) == onTheWay)
  }

  @Test("Looping copies of one poster are pages of their own")
  func copies() {
    let layout = PageLayout.phone(count: 2, peek: 150, isLooping: true)
    let frame = PagerFrame(layout: layout, effect: .standard, offset: -90)
    #expect(Array(frame.pages) == [-3, -2, -1, 0, 1])
    #expect(frame.pages.map { frame[$0].index } == [1, 0, 1, 0, 1])
    #expect(frame.pages.map { frame[$0].virtual } == [-3, -2, -1, 0, 1])
  }
}
