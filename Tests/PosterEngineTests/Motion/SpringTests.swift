import PosterEngine
import TestSupport
import Testing

@Suite("The spring")
struct SpringTests {
  struct Vector: Sendable {
    var frequency: Double
    var displacements: [Double]
  }

  @Test(
    "Released 100 points away without velocity, it stands where the formula says after .1, .2, .3 s",
    arguments: [
      Vector(frequency: 10, displacements: [73.575888, 40.600585, 19.914827]),
      Vector(frequency: 2 * .pi / 0.575, displacements: [70.169288, 35.812959, 16.127326]),
    ])
  func vectors(vector: Vector) {
    let spring = Spring(displacement: 100, velocity: 0, frequency: vector.frequency)
    for (step, expected) in vector.displacements.enumerated() {
      #expect(near(spring.displacement(at: Double(step + 1) / 10), expected, 5e-7))
    }
  }

  struct Settling: Sendable {
    var displacement: Double
    var velocity: Double
    var nearby: Double
    var rest: Double
  }

  static let settlings = [
    Settling(displacement: -195, velocity: 1000, nearby: 0.347206, rest: 0.496512),
    Settling(displacement: -200, velocity: 0, nearby: 0.373286, rest: 0.522790),
    Settling(displacement: -390, velocity: 1000, nearby: 0.411426, rest: 0.559035),
    Settling(displacement: 100, velocity: 500, nearby: 0.339086, rest: 0.490907),
  ]

  @Test(
    "It is within 1 % of 390 points, and within half a point, for good from then on",
    arguments: settlings)
  func settlingTimes(settling: Settling) {
    let spring = Spring(displacement: settling.displacement, velocity: settling.velocity)
    #expect(near(spring.settlingTime(within: 3.9), settling.nearby, 2e-6))
    #expect(near(spring.settlingTime(within: 0.5), settling.rest, 2e-6))
  }

  /// x″ = −2ωx′ − ω²x, by Runge and Kutta's method in steps of 20 µs.
  private func integrate(
    _ spring: Spring, until end: Double, visit: (Double, Double, Double) -> Void
  ) {
    let step = 2e-5
    let force = { (x: Double, v: Double) in
      -2 * spring.frequency * v - spring.frequency * spring.frequency * x
    }
    var (x, v) = (spring.displacement, spring.velocity)
    for index in 0..<Int(end / step) {
      visit(Double(index) * step, x, v)
      let (x1, v1) = (v, force(x, v))
      let (x2, v2) = (v + step / 2 * v1, force(x + step / 2 * x1, v + step / 2 * v1))
      let (x3, v3) = (v + step / 2 * v2, force(x + step / 2 * x2, v + step / 2 * v2))
      let (x4, v4) = (v + step * v3, force(x + step * x3, v + step * v3))
      x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
  }

  @Test("Its path, velocity and settling time are those of the integrated equation of motion")
  func integrated() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<12 {
      let spring = Spring(
        displacement: random.double(-800...800), velocity: random.double(-6000...6000))
      var lastFar = 0.0
      var worst = (0.0, 0.0)
      integrate(spring, until: 1.2) { time, x, v in
        worst.0 = max(worst.0, abs(spring.displacement(at: time) - x))
        worst.1 = max(worst.1, abs(spring.velocity(at: time) - v))
        if abs(x) > 0.5 { lastFar = time }
      }
      #expect(worst.0 < 1e-6 && worst.1 < 1e-4, "\(spring)")
      #expect(near(spring.settlingTime(within: 0.5), lastFar, 5e-5), "\(spring)")
    }
  }

  @Test("What is never far from rest settles at once")
  func atRest() {
    #expect(Spring(displacement: 0, velocity: 0).settlingTime(within: 0.5) == 0)
    #expect(Spring(displacement: 0.5, velocity: 0).settlingTime(within: 0.5) == 0)
    #expect(Spring(displacement: -0.4, velocity: 1).settlingTime(within: 0.5) == 0)
    #expect(Spring(displacement: 0, velocity: 500).settlingTime(within: 0.5) > 0.1)
  }
}
