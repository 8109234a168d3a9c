import PosterEngine
import Testing

@Suite("A rectangle")
struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("Its size, centre and displacement")
  func parts() {
    #expect(rect.size == Size(width: 30, height: 40))
    #expect(rect.center == Vector(x: 25, y: 40))
    #expect(
      rect.translated(by: Vector(x: -10, y: 5)) == Rect(x: 0, y: 25, width: 30, height: 40))
    #expect(Rect(Size(width: 1, height: 2)) == Rect(x: 0, y: 0, width: 1, height: 2))
  }

  @Test("Scaling keeps the centre")
  func scaling() {
    #expect(rect.scaled(by: 0.5) == Rect(x: 17.5, y: 30, width: 15, height: 20))
    #expect(rect.scaled(by: 2) == Rect(x: -5, y: 0, width: 60, height: 80))
    #expect(rect.scaled(by: 0) == Rect(x: 25, y: 40, width: 0, height: 0))
  }

  @Test(
    "The left and top edge are inside, the right and bottom edge are not",
    arguments: [
      (10.0, 20.0, true), (39.9, 59.9, true), (40, 30, false), (20, 60, false), (9.9, 30, false),
      (20, 19.9, false), (.nan, 30, false), (20, .nan, false),
    ] as [(Double, Double, Bool)])
  func containing(x: Double, y: Double, isInside: Bool) {
    #expect(rect.contains(Vector(x: x, y: y)) == isInside)
  }

  @Test(
    "Touching edges share no area, and neither does an empty rectangle",
    arguments: [
      (Rect(x: 40, y: 20, width: 5, height: 5), false),
      (Rect(x: 39, y: 59, width: 5, height: 5), true),
      (Rect(x: 0, y: 0, width: 10, height: 100), false),
      (Rect(x: 20, y: 30, width: 0, height: 10), false),
      (Rect(x: 0, y: 0, width: 100, height: 100), true),
      (Rect(x: 20, y: 60, width: 5, height: 5), false),
    ])
  func intersecting(other: Rect, isShared: Bool) {
    #expect(rect.intersects(other) == isShared)
    #expect(other.intersects(rect) == isShared)
  }
}
