import PosterEngine
import Testing

@Suite("An axis")
struct AxisTests {
  private let size = Size(width: 3, height: 7)
  private let vector = Vector(x: 3, y: 7)

  @Test("Horizontal: along is x, across is y")
  func horizontal() {
    let axis = Axis.horizontal
    #expect(axis.length(of: size) == 3)
    #expect(axis.breadth(of: size) == 7)
    #expect(axis.along(vector) == 3)
    #expect(axis.across(vector) == 7)
    #expect(axis.vector(along: 1, across: 2) == Vector(x: 1, y: 2))
    #expect(axis.size(length: 1, breadth: 2) == Size(width: 1, height: 2))
    #expect(
      axis.rect(start: 5, length: 1, breadth: 2) == Rect(x: 5, y: 0, width: 1, height: 2))
  }

  @Test("Vertical: along is y, across is x")
  func vertical() {
    let axis = Axis.vertical
    #expect(axis.length(of: size) == 7)
    #expect(axis.breadth(of: size) == 3)
    #expect(axis.along(vector) == 7)
    #expect(axis.across(vector) == 3)
    #expect(axis.vector(along: 1, across: 2) == Vector(x: 2, y: 1))
    #expect(axis.size(length: 1, breadth: 2) == Size(width: 2, height: 1))
    #expect(
      axis.rect(start: 5, length: 1, breadth: 2) == Rect(x: 0, y: 5, width: 2, height: 1))
  }
}
