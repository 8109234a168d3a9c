import GtkInterop
import PosterEngine
import Testing

@testable import PosterGTK

/// What the widget records, drawn in memory, against pictures composed from the table of effects.
@MainActor
@Suite struct PosterSceneTests {
  private static let width = 160.0
  private static let height = 120.0

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var effect: PosterEffect
    /// The two pages, bottom first, when the view has scrolled by the fraction t of a page.
    var pages: @Sendable (_ t: Double, _ w: Double) -> [Composition.Page]
    var testDescription: String { name }
  }

  private nonisolated static let cases = [
    Case(name: "slide", effect: .slide) { t, w in
      [.init(seed: 0, start: -t * w), .init(seed: 1, start: w - t * w)]
    },
    Case(name: "parallax", effect: .parallax(depth: 0.5)) { t, w in
      [
        .init(seed: 0, start: -t * w, shift: t * w / 2),
        .init(seed: 1, start: w - t * w, shift: (t * w - w) / 2),
      ]
    },
    Case(name: "reveal", effect: .reveal) { t, w in
      [
        .init(seed: 0, start: -t * w, shift: t * w),
        .init(seed: 1, start: w - t * w, shift: t * w - w),
      ]
    },
    Case(name: "cover", effect: .cover) { t, w in
      [.init(seed: 0, start: 0), .init(seed: 1, start: w - t * w)]
    },
    Case(name: "fade", effect: .fade) { t, _ in
      [.init(seed: 0, start: 0), .init(seed: 1, start: 0, opacity: t)]
    },
  ]

  @Test("At every eighth of a stride the view is what its effect's formula says", arguments: cases)
  func eighths(_ example: Case) throws {
    let stage = makeStage(
      names: ["0", "1"], look: PosterLook(effect: example.effect), width: Self.width,
      height: Self.height)
    for k in 0...8 {
      let t = Double(k) / 8
      let bitmap = try #require(stage.bitmap(at: t * Self.width))
      let expected = Composition(
        width: Int(Self.width), height: Int(Self.height), pages: example.pages(t, Self.width))
      let difference = expected.meanDifference(from: bitmap)
      #expect(difference < 0.6, "\(example.name) at \(k)/8: \(difference)")
    }
  }

  @Test("Between pixels pictures are filtered, not shifted by a whole one")
  func subpixel() throws {
    let stage = makeStage(
      names: ["0", "1"], look: PosterLook(effect: .standard), width: Self.width,
      height: Self.height)
    let bitmap = try #require(stage.bitmap(at: 41))
    let expected = Composition(
      width: Int(Self.width), height: Int(Self.height),
      pages: [
        .init(seed: 0, start: -41, shift: 20.5),
        .init(seed: 1, start: 119, shift: (41 - 160) / 2),
      ])
    let difference = expected.meanDifference(from: bitmap)
    #expect(difference < 1.5, "\(difference)")
  }

  @Test(
    "At no offset does the background show between two pages that touch",
    arguments: [PosterEffect.slide, .standard, .reveal, .cover], [false, true])
  func seam(_ effect: PosterEffect, isForCairo: Bool) throws {
    let stage = makeStage(
      names: ["white", "white"], look: PosterLook(effect: effect), width: 60, height: 2)
    for k in 0...40 {
      let offset = 20 + Double(k) / 8.1
      let bitmap = try #require(stage.bitmap(at: offset, isForCairo: isForCairo))
      let darkest = bitmap.bytes.min()
      #expect(
        darkest.map { $0 >= 254 } == true, "\(effect) at \(offset): \(String(describing: darkest))")
    }
  }

  @Test("Right to left, the next page comes from the left, its picture lagging behind")
  func rightToLeft() throws {
    let stage = makeStage(
      names: ["0", "1"], look: PosterLook(effect: .standard, direction: .rightToLeft),
      width: Self.width, height: Self.height)
    let bitmap = try #require(stage.bitmap(at: 40))
    let expected = Composition(
      width: Int(Self.width), height: Int(Self.height),
      pages: [
        .init(seed: 0, start: 40, shift: -20), .init(seed: 1, start: 40 - 160, shift: 60),
      ])
    #expect(expected.meanDifference(from: bitmap) < 0.6)
  }

  @Test("Vertical pages move down the view")
  func vertical() throws {
    let stage = makeStage(
      names: ["0", "1"], look: PosterLook(effect: .standard, axis: .vertical),
      width: Self.width, height: Self.height)
    let bitmap = try #require(stage.bitmap(at: 40))
    let expected = Composition(
      width: Int(Self.width), height: Int(Self.height), isVertical: true,
      pages: [
        .init(seed: 0, start: -40, shift: 20), .init(seed: 1, start: 80, shift: -40),
      ])
    #expect(expected.meanDifference(from: bitmap) < 0.6)
  }

  @Test("A looping view shows the first poster after the last")
  func loop() throws {
    let stage = makeStage(
      names: ["0", "1", "2"], look: PosterLook(effect: .slide, isLooping: true),
      width: Self.width, height: Self.height)
    let bitmap = try #require(stage.bitmap(at: 2.5 * Self.width))
    let expected = Composition(
      width: Int(Self.width), height: Int(Self.height),
      pages: [.init(seed: 2, start: -80), .init(seed: 0, start: 80)])
    #expect(expected.meanDifference(from: bitmap) < 0.6)
  }

  @Test("On a display with two pixels a point, pictures have every pixel")
  func doubleScale() throws {
    let stage = makeStage(
      names: ["0", "1"], look: PosterLook(effect: .standard), width: Self.width,
      height: Self.height, scale: 2)
    let bitmap = try #require(stage.bitmap(at: 40, scale: 2))
    let expected = Composition(
      width: 2 * Int(Self.width), height: 2 * Int(Self.height),
      pages: [
        .init(seed: 0, start: -80, shift: 40), .init(seed: 1, start: 240, shift: -120),
      ])
    #expect(expected.meanDifference(from: bitmap) < 0.6)
  }

  @Test("A poster that cannot be shown says so on its page and leaves the others alone")
  func placeholder() throws {
    let stage = makeStage(names: ["0", "bad"], width: 320, height: Self.height)
    let good = try #require(stage.bitmap(at: 0))
    let expected = Composition(
      width: 320, height: Int(Self.height), pages: [.init(seed: 0, start: 0)])
    #expect(expected.meanDifference(from: good) < 0.6)
    let bad = try #require(stage.bitmap(at: 320))
    let grays = Set(stride(from: 0, to: bad.bytes.count, by: 4).map { bad.bytes[$0] })
    #expect(bad.bytes[0...2].map { Int($0) / 2 } == [25, 21, 20], "0.2, 0.17, 0.16 of 255, halved")
    #expect(grays.contains { $0 > 200 }, "letters")
  }

  @Test("Titles and dots are drawn over the posters and can be left out")
  func chrome() throws {
    let stage = makeStage(names: ["0", "1"], width: 320, height: 320, chrome: .all)
    let all = try #require(stage.bitmap(at: 0))
    stage.chrome = []
    let none = try #require(stage.bitmap(at: 0))
    let rowLength = 320 * 4
    let upperThird = 0..<100 * rowLength
    let isLeftAlone = all.bytes[upperThird] == none.bytes[upperThird]
    #expect(isLeftAlone)
    // The current page's dot: two dots 14 points apart, 20 points above the bottom.
    let dot = 300 * rowLength + 153 * 4
    #expect(all.bytes[dot..<dot + 4] == [255, 255, 255, 255])
    #expect(none.bytes[dot..<dot + 4] != [255, 255, 255, 255])
  }

  @Test("A view without posters says so")
  func notice() throws {
    let stage = makeStage(names: [], width: 320, height: 120)
    let bitmap = try #require(stage.bitmap(at: 0))
    #expect(bitmap.bytes[0..<4] == [0, 0, 0, 255])
    let middle = 40 * 320 * 4..<80 * 320 * 4
    #expect(bitmap.bytes[middle].contains { $0 > 200 && $0 < 255 }, "letters")
  }

  @Test("No posters, or no room, is an empty view", arguments: [[], ["0"]])
  func empty(_ names: [String]) {
    let stage = makeStage(names: names, width: 0, height: 0)
    #expect(stage.frame.pages.isEmpty)
    #expect(stage.bitmap(at: 0) == nil)
    stage.resize(
      to: Size(width: .nan, height: .infinity), direction: .rightToLeft, scale: 0, at: 0)
    #expect(stage.frame.pages.isEmpty)
  }

  @Test("A view beyond all measure shows a placeholder, and then what fits")
  func huge() throws {
    let stage = makeStage(names: ["0"], width: 1e9, height: 1e9)
    while !stage.pictures.isComplete { MainLoop.iterate(mayBlock: true) }
    guard case .failed = stage.content(at: 0) else {
      Issue.record("a picture of 10^18 pixels")
      return
    }
    stage.resize(to: Size(width: 40, height: 30), direction: .leftToRight, scale: 1, at: 1)
    let bitmap = try #require(stage.bitmap(at: 0))
    let expected = Composition(width: 40, height: 30, pages: [.init(seed: 0, start: 0)])
    #expect(expected.meanDifference(from: bitmap) < 0.6)
  }
}
