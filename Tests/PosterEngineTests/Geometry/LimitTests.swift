import PosterEngine
import Testing

@Suite("A limit")
struct LimitTests {
  private let limit = Limit(lower: -10, upper: 20)

  @Test(
    "Values are clamped to it, and what is beyond is counted with its sign",
    arguments: [
      (-30.0, -10.0, -20.0), (-10, -10, 0), (0, 0, 0), (20, 20, 0), (21, 20, 1),
      (.infinity, 20, .infinity), (-.infinity, -10, -.infinity),
    ] as [(Double, Double, Double)])
  func clamping(value: Double, clamped: Double, excess: Double) {
    #expect(limit.clamp(value) == clamped)
    #expect(limit.excess(of: value) == excess)
  }

  @Test("Not a number is clamped to the lower end and exceeds nothing")
  func notANumber() {
    #expect(limit.clamp(.nan) == -10)
    #expect(limit.excess(of: .nan) == 0)
  }

  @Test("An upper end below the lower one, or not a number, is the lower one")
  func wrongEnds() {
    #expect(Limit(lower: 5, upper: 1) == Limit(lower: 5, upper: 5))
    #expect(Limit(lower: 5, upper: .nan) == Limit(lower: 5, upper: 5))
  }

  @Test("The unbounded limit excludes nothing", arguments: [-1e300, -1, 0, 1, 1e300])
  func unbounded(value: Double) {
    #expect(Limit.unbounded.clamp(value) == value)
    #expect(Limit.unbounded.excess(of: value) == 0)
  }
}
