import GtkInterop
import PosterEngine
import PosterImages
import Testing

@testable import PosterGTK

/// The mouse's pointer over posters on a real display.
@MainActor
@Suite(.serialized, .needsDisplay) struct PosterPointerTests {
  private func posters() throws -> PosterWidget {
    try PosterWidget(
      items: [PosterItem(source: .file(FilePath("0")))], decoder: PatternDecoder())
  }

  @Test("Where it is to leave, a pointer that rests for three seconds is hidden until it moves")
  func resting() throws {
    let posters = try posters()
    let pointer = posters.pointer
    pointer.hidesAtRest = true
    let start = MonotonicClock.now + 100
    #expect(pointer.move(to: Vector(x: 1, y: 1), at: start))
    pointer.update(at: start + 2.9)
    #expect(!pointer.isHidden)
    pointer.update(at: start + 3)
    #expect(pointer.isHidden)
    #expect(!pointer.move(to: Vector(x: 1, y: 1), at: start + 4), "told again where it is")
    #expect(pointer.isHidden)
    #expect(pointer.move(to: Vector(x: 2, y: 1), at: start + 5))
    #expect(!pointer.isHidden)
    pointer.update(at: start + 8)
    pointer.hidesAtRest = false
    #expect(!pointer.isHidden)
  }

  @Test("Elsewhere it stays")
  func staying() throws {
    let posters = try posters()
    posters.pointer.update(at: MonotonicClock.now + 100)
    #expect(!posters.pointer.isHidden)
  }
}
