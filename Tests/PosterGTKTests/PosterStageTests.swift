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
    guard case .ready = stage.pictures.content(at: index) else { return false }
    return true
  }

  @Test("Holds the pictures of the page on screen and of two on each side, however many there are")
  func prefetch() {
    let stage = makeStage(names: Self.names, width: 40, height: 30)
    finish(stage)
    #expect(stage.pictures.count == 3)
    stage.handle(.scrollTo(page: 50, animated: false), at: 1)
    finish(stage)
    #expect(stage.pictures.count == 5)
    #expect((48...52).allSatisfy { isReady(stage, $0) })
  }

  @Test("A resize and another scale keep the page and bring pictures of the new size")
  func resize() throws {
    let stage = makeStage(names: Self.names, width: 40, height: 30)
    stage.handle(.scrollTo(page: 7, animated: false), at: 1)
    stage.resize(
      to: Size(width: 55, height: 25), direction: .leftToRight, scale: 2, at: 2)
    finish(stage)
    #expect(stage.index == 7)
    guard case .ready(let texture, _) = stage.pictures.content(at: 7) else {
      Issue.record("no picture")
      return
    }
    #expect([texture.width, texture.height] == [110, 50])
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

  @Test("The same file twice is shown twice")
  func sameFile() {
    let stage = makeStage(names: ["3", "3"], width: 40, height: 30)
    finish(stage)
    #expect(isReady(stage, 0) && isReady(stage, 1))
  }
}
