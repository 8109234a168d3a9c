import PosterEngine
import Testing

@testable import PosterGTK

@Suite struct SteadyPointerTests {
  private func point(_ x: Double) -> Vector { Vector(x: x, y: 2 * x) }

  @Test("In a window that stays as it is the pointer is where it is")
  func unchanged() {
    var pointer = SteadyPointer()
    #expect(pointer.move(to: point(3), at: 0) == point(3))
    #expect(pointer.press(at: point(10)) == point(10))
    #expect(pointer.move(to: point(25), at: 1) == point(25))
    #expect(pointer.release(at: point(20), at: 2) == point(20))
  }

  /// The window moves 400 points to the left while the pointer moves on by 5 with each step.
  @Test(
    "The pointer stands still while the window changes, and goes on from there",
    arguments: [true, false])
  func change(isExpected: Bool) {
    var pointer = SteadyPointer()
    _ = pointer.press(at: point(100))
    #expect(pointer.move(to: point(105), at: 1) == point(105))
    if isExpected {
      pointer.expectChange(at: 1.01)
      #expect(pointer.move(to: point(110), at: 1.02) == point(105))
      #expect(pointer.move(to: point(515), at: 1.4) == point(105), "the change is not noticed yet")
    }
    pointer.noteChange(at: 1.5)
    #expect(pointer.move(to: point(520), at: 1.49) == point(105))
    #expect(pointer.move(to: point(525), at: 1.59) == point(105))
    #expect(pointer.move(to: point(530), at: 1.6) == point(105))
    #expect(pointer.move(to: point(535), at: 1.7) == point(110))
    #expect(pointer.release(at: point(545), at: 1.8) == point(120))
  }

  @Test("A change that never comes is not waited for longer than half a second")
  func patience() {
    var pointer = SteadyPointer()
    _ = pointer.press(at: point(100))
    pointer.expectChange(at: 1)
    #expect(pointer.move(to: point(110), at: 1.49) == point(100))
    #expect(pointer.move(to: point(120), at: 1.5) == point(100))
    #expect(pointer.move(to: point(125), at: 1.6) == point(105))
  }

  @Test("The next press knows nothing of the last one's window")
  func again() {
    var pointer = SteadyPointer()
    _ = pointer.press(at: point(100))
    pointer.noteChange(at: 1)
    #expect(pointer.release(at: point(500), at: 1.05) == point(100))
    #expect(pointer.press(at: point(500)) == point(500))
    #expect(pointer.move(to: point(510), at: 1.06) == point(510))
  }
}
