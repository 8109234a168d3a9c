import GtkInterop
import PosterEngine
import Testing

@testable import PosterGTK

/// Titles that are there for a few seconds at a time: on a stage that is told the time.
@MainActor
@Suite struct PassingTitlesTests {
  private func stage(chrome: PosterChrome = .passingTitles) -> PosterStage {
    makeStage(names: ["0", "1"], width: 320, height: 320, chrome: chrome)
  }

  private func opacity(_ stage: PosterStage, at time: Double) -> Double {
    stage.advance(to: time)
    return stage.titleOpacity
  }

  @Test("They leave four seconds after the view is there, within half a second")
  func leaving() {
    let stage = stage()
    #expect(stage.nextWakeUp == 4)
    #expect(opacity(stage, at: 3.9) == 1)
    #expect(!stage.isMoving)
    #expect(opacity(stage, at: 4.25) == 0.5)
    #expect(stage.isMoving, "frames follow each other")
    #expect(opacity(stage, at: 4.5) == 0)
    #expect(!stage.isMoving)
    #expect(stage.nextWakeUp == nil, "nothing is left to wake up for")
  }

  @Test("They come back with whatever is done, and stay while pages move and a finger rests")
  func comingBack() {
    let stage = stage()
    #expect(opacity(stage, at: 10) == 0)
    stage.handle(.key(.next), at: 11)
    #expect(stage.titleOpacity == 1)
    #expect(opacity(stage, at: 11.25) == 1)
    #expect(opacity(stage, at: 16) == 0)
    stage.handle(.down(at: Vector(x: 200, y: 10)), at: 17)
    stage.handle(.move(to: Vector(x: 260, y: 10)), at: 17.1)
    #expect(stage.pager.state == .dragging)
    #expect(opacity(stage, at: 30) == 1)
    stage.handle(.up(at: Vector(x: 260, y: 10)), at: 30)
    #expect(opacity(stage, at: 31) == 1)
    #expect(opacity(stage, at: 36) == 0)
    stage.noteActivity(at: 40)
    #expect(stage.titleOpacity == 1)
    #expect(stage.nextWakeUp == 44)
  }

  @Test("A pointer that moves has nothing drawn again while they are there")
  func pointer() {
    let stage = stage()
    var changes = 0
    stage.onChange = { changes += 1 }
    for time in [1, 2, 3.9] { stage.noteActivity(at: time) }
    #expect(changes == 0)
    #expect(opacity(stage, at: 7.8) == 1)
    changes = 0
    stage.advance(to: 7.95)
    stage.noteActivity(at: 7.96)
    #expect(changes == 2)
    #expect(stage.titleOpacity == 1)
  }

  @Test("Being hidden, shown or asked for less motion brings nothing back")
  func quiet() {
    let stage = stage()
    for input in [.visible(false), .visible(true), .reducedMotion(true)] as [PagerInput] {
      stage.handle(input, at: 10)
    }
    #expect(stage.titleOpacity == 0)
  }

  @Test("Under reduced motion they go at once")
  func reducedMotion() {
    let stage = stage()
    stage.handle(.reducedMotion(true), at: 1)
    #expect(opacity(stage, at: 3.99) == 1)
    #expect(opacity(stage, at: 4) == 0)
    #expect(!stage.isMoving)
  }

  @Test(
    "Titles that stay, and those that are not wanted, need no time",
    arguments: [
      (PosterChrome.all, 1.0), ([.titles, .passingTitles], 1), (.dots, 0), ([], 0),
    ] as [(PosterChrome, Double)])
  func always(chrome: PosterChrome, expected: Double) {
    let stage = stage(chrome: chrome)
    #expect(stage.nextWakeUp == nil)
    #expect(opacity(stage, at: 100) == expected)
    stage.noteActivity(at: 101)
    #expect(stage.titleOpacity == expected)
  }

  @Test("What is drawn is what is said: letters, half of them, and the bare picture")
  func drawn() throws {
    let stage = stage()
    let bare = try #require(self.stage(chrome: []).bitmap(at: 0)).bytes
    func difference(at time: Double) throws -> Int {
      stage.advance(to: time)
      let bytes = try #require(stage.bitmap(at: 0)).bytes
      return zip(bytes, bare).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    }
    let whole = try difference(at: 1)
    let half = try difference(at: 4.25)
    #expect(abs(2 * half - whole) < whole / 50)
    #expect(try difference(at: 5) == 0)
  }
}
