import GtkInterop
import PosterEngine
import PosterImages
import Testing

@testable import PosterGTK

@MainActor
@Suite struct PosterStageTests {
  private static let names = (0..<100).map(String.init)

  private func finish(_ stage: PosterStage) {
    while !stage.pictures.isComplete { MainLoop.iterate(mayBlock: true) }
  }

  private func isReady(_ stage: PosterStage, _ index: Int) -> Bool {
    guard case .ready = stage.content(at: index) else { return false }
    return true
  }

  @Test("Holds the picture of the page on screen, and has two on each side decoded")
  func prefetch() {
    let decoder = CountingDecoder()
    let stage = makeStage(names: Self.names, width: 40, height: 30, decoder: decoder)
    finish(stage)
    #expect(stage.pictures.count == 1)
    stage.handle(.scrollTo(page: 50, animated: false), at: 1)
    decoder.wait(until: ["48", "49", "50", "51", "52"].map { .file(FilePath($0)) })
    finish(stage)
    #expect(stage.pictures.count == 1)
    #expect(isReady(stage, 50))
    // Of the pages beside the first one only those that were begun before the jump.
    #expect(decoder.count.withLock { $0.requests.count } <= 5 + 3)
  }

  /// A stage whose pictures are decoded when the executor is told to.
  private func stage(
    look: PosterLook = PosterLook(), decoder: CountingDecoder, executor: ManualExecutor
  ) -> PosterStage {
    let pipeline = PicturePipeline(
      decoder: decoder, executor: executor, concurrentDecodes: 1, cacheByteLimit: 1 << 20)
    let stage = PosterStage(
      items: makeItems(Self.names), look: look,
      pictures: PictureShelf(pipeline: pipeline, cacheByteLimit: 1 << 20), at: 0)
    stage.resize(to: Size(width: 40, height: 30), direction: .leftToRight, scale: 1, at: 0)
    return stage
  }

  /// Decodes all that waits, also what is asked for once that is there.
  private func run(_ executor: ManualExecutor) {
    repeat { executor.runAll() } while MainLoop.iterate()
  }

  /// What was asked for after the stage's page 10 was there, in the order in which it was decoded.
  private func decoded(
    look: PosterLook = PosterLook(), after inputs: [PagerInput]
  ) -> [String] {
    let executor = ManualExecutor()
    let decoder = CountingDecoder()
    let stage = stage(look: look, decoder: decoder, executor: executor)
    stage.handle(.scrollTo(page: 10, animated: false), at: 0)
    run(executor)
    decoder.count.withLock { $0.requests = [] }
    // A hand is slower than a frame, and faster than a page; after 0.1 s a glide of four pages has
    // e^(−π/2)·(1 + π/2) of them, 2.14, to go.
    for (index, input) in inputs.enumerated() { stage.handle(input, at: 1 + Double(index) / 50) }
    stage.advance(to: 1.1)
    run(executor)
    return decoder.count.withLock { $0.requests.compactMap(\.name) }
  }

  @Test(
    "The page that the pager is heading for is decoded first, then those beside it",
    arguments: [
      ([.wheel(notches: 1), .wheel(notches: 1), .wheel(notches: 1)], ["13", "14", "15"]),
      ([.key(.previous), .key(.previous), .key(.previous)], ["7", "6", "5"]),
      ([.scrollTo(page: 60, animated: true)], ["60", "57", "58", "61", "59", "62"]),
      ([.key(.next), .key(.last)], ["99", "96", "97", "98"]),
      ([.key(.next)], ["13"]),
    ] as [([PagerInput], [String])])
  func heading(inputs: [PagerInput], order: [String]) {
    #expect(decoded(after: inputs) == order)
  }

  @Test("With neighbours that peek out, the page itself is decoded before them")
  func headingWithPeek() {
    let order = decoded(look: PosterLook(peek: 8), after: [.scrollTo(page: 60, animated: true)])
    #expect(order.prefix(3) == ["60", "59", "61"])
  }

  @Test("A page that comes in from beside has its picture at once, without a decode")
  func neighbour() {
    let executor = ManualExecutor()
    let stage = stage(decoder: CountingDecoder(), executor: executor)
    run(executor)
    stage.handle(.scrollTo(page: 1, animated: false), at: 1)
    #expect(isReady(stage, 1))
  }

  /// The current poster's name after the posters were replaced by others.
  @Test(
    "When posters come and go the current one stays in place, or the nearest that is left comes",
    arguments: [
      (["0", "1", "2", "3"], "2"), (["9", "0", "1", "8", "2", "3"], "2"), (["2"], "2"),
      (["0", "1", "3"], "3"), (["0", "1"], "1"), (["7", "8"], "8"), ([], ""),
    ])
  func replaced(names: [String], current: String) {
    let stage = makeStage(names: ["0", "1", "2", "3"], width: 40, height: 30)
    stage.handle(.scrollTo(page: 2, animated: false), at: 1)
    var inputs: [PagerInput] = []
    stage.recorder = { input, _ in inputs.append(input) }
    stage.setItems(makeItems(names), at: 2)
    finish(stage)
    #expect(stage.frame.layout.count == names.count)
    #expect(names.isEmpty ? stage.index == 0 : names[stage.index] == current)
    #expect(names.isEmpty || isReady(stage, stage.index))
    #expect(stage.pager.state == .idle)
    let isSame = names == ["0", "1", "2", "3"]
    #expect(inputs.count == (isSame ? 0 : 1))
  }

  @Test("Of two posters of one file the second stays the second")
  func replacedTwins() {
    let stage = makeStage(names: ["3", "1", "3"], width: 40, height: 30)
    stage.handle(.scrollTo(page: 2, animated: false), at: 1)
    stage.setItems(makeItems(["0", "3", "1", "3"]), at: 2)
    #expect(stage.index == 3)
  }

  @Test("A poster under another file's name is the same one when its id says so")
  func renamed() {
    let stage = makeStage(names: ["0", "1", "2"], width: 40, height: 30)
    stage.handle(.scrollTo(page: 1, animated: false), at: 1)
    var items = makeItems(["0", "2", "5"])
    items[2].id = "1"
    stage.setItems(items, at: 2)
    finish(stage)
    #expect(stage.index == 2)
    #expect(stage.accessibleName == "Title 5, 3 of 3")
  }

  @Test("Text alone can change without the pager noticing")
  func retitled() {
    let stage = makeStage(names: ["0", "1"], width: 40, height: 30)
    var items = makeItems(["0", "1"])
    items[0].title = "Another"
    stage.recorder = { _, _ in Issue.record("nothing happened to the pager") }
    stage.setItems(items, at: 2)
    #expect(stage.accessibleName == "Another, 1 of 2")
  }

  @Test("A resize and another scale keep the page and bring pictures of the new size")
  func resize() throws {
    let stage = makeStage(names: Self.names, width: 40, height: 30)
    stage.handle(.scrollTo(page: 7, animated: false), at: 1)
    stage.resize(
      to: Size(width: 55, height: 25), direction: .leftToRight, scale: 2, at: 2)
    finish(stage)
    #expect(stage.index == 7)
    guard case .ready(let layer) = stage.content(at: 7) else {
      Issue.record("no picture")
      return
    }
    #expect(layer.pixelSize == PixelSize(width: 110, height: 50))
  }

  @Test("The recorder is given what happens, with its time, in order")
  func recorder() {
    let stage = makeStage(names: Self.names, width: 40, height: 30)
    var inputs: [PagerInput] = []
    var times: [Double] = []
    stage.recorder = {
      inputs.append($0)
      times.append($1)
    }
    stage.handle(.key(.next), at: 1)
    stage.resize(to: Size(width: 55, height: 25), direction: .leftToRight, scale: 1, at: 2)
    stage.resize(to: Size(width: 55, height: 25), direction: .leftToRight, scale: 1, at: 3)
    stage.handle(.wheel(notches: 1), at: 4)
    #expect(
      inputs == [.key(.next), .resize(Size(width: 55, height: 25)), .wheel(notches: 1)])
    #expect(times == [1, 2, 4])
  }

  @Test("The desktop's text direction mirrors the pages, unless the look has its own")
  func direction() {
    let stage = makeStage(names: Self.names, width: 40, height: 30)
    stage.resize(to: Size(width: 40, height: 30), direction: .rightToLeft, scale: 1, at: 1)
    #expect(stage.frame[1].frame.x == -40)
    let fixed = makeStage(
      names: Self.names, look: PosterLook(direction: .leftToRight), width: 40, height: 30)
    fixed.resize(to: Size(width: 40, height: 30), direction: .rightToLeft, scale: 1, at: 1)
    #expect(fixed.frame[1].frame.x == 40)
  }

  @Test("Reduced motion fades pages instead of moving them, at once")
  func reducedMotion() {
    let stage = makeStage(names: Self.names, width: 40, height: 30)
    stage.handle(.reducedMotion(true), at: 1)
    #expect(stage.frame.effect.depth == 0)
    #expect(stage.frame.effect.shownPositions == PosterEffect.fade.shownPositions)
    stage.handle(.reducedMotion(false), at: 2)
    #expect(stage.frame.effect.depth == 0.5)
  }

  @Test("A picture that comes in mid-drag is where its page is, at once")
  func latePicture() throws {
    let stage = makeStage(names: Self.names, look: PosterLook(), width: 160, height: 30)
    finish(stage)
    stage.handle(.down(at: Vector(x: 150, y: 10)), at: 1)
    stage.handle(.move(to: Vector(x: 60, y: 10)), at: 1.1)
    // A drag starts after 10 points.
    #expect(stage.pager.offset == 80)
    #expect(stage.pictures.count == 2)
    finish(stage)
    let node = RenderNode.record { stage.draw(into: $0) }
    let bitmap = try #require(node?.bitmap(width: 160, height: 30, scale: 1))
    let expected = Composition(
      width: 160, height: 30,
      pages: [
        .init(seed: 0, start: -80, shift: 40), .init(seed: 1, start: 80, shift: -40),
      ])
    #expect(expected.meanDifference(from: bitmap) < 0.6)
  }

  @Test("The same file twice is shown twice")
  func sameFile() {
    let stage = makeStage(names: ["3", "3"], width: 40, height: 30)
    finish(stage)
    #expect(isReady(stage, 0) && isReady(stage, 1))
  }
}
