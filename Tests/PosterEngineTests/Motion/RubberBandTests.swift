import PosterEngine
import Testing

@Suite("The rubber band")
struct RubberBandTests {
  @Test(
    "Content dragged beyond an end stands where it was measured to",
    arguments: [
      (960.0, 5.0, 2.74, 5e-3), (960, 10, 5.47, 5e-3), (960, 100, 52.02, 5e-3),
      (960, 400, 178.98, 5e-3), (960, 960, 340.65, 5e-3), (390, 50, 25.688623, 5e-7),
      (390, 100, 48.202247, 5e-7), (390, 200, 85.8, 5e-7),
    ] as [(Double, Double, Double, Double)])
  func vectors(length: Double, distance: Double, expected: Double, tolerance: Double) {
    let band = RubberBand(viewportLength: length)
    #expect(near(band.displacement(of: distance), expected, tolerance))
    #expect(near(band.displacement(of: -distance), -expected, tolerance))
    #expect(near(band.distance(of: band.displacement(of: distance)), distance, 1e-9))
  }

  @Test("100 points beyond the end of 390 are 244.514107 points of finger")
  func inverse() {
    #expect(near(RubberBand(viewportLength: 390).distance(of: 100), 244.514107, 5e-7))
    #expect(near(RubberBand(viewportLength: 390).distance(of: -100), -244.514107, 5e-7))
  }

  @Test("The slope is the quotient of small differences, and 0.55 at the end itself")
  func slope() {
    let band = RubberBand(viewportLength: 390)
    #expect(band.slope(at: 0) == 0.55)
    for distance in [-700, -40, 1, 60, 390, 4000.0] {
      let rise = band.displacement(of: distance + 1e-4) - band.displacement(of: distance - 1e-4)
      #expect(near(band.slope(at: distance), rise / 2e-4, 1e-7))
    }
  }

  @Test("It never gives way by a whole viewport, not even to absurd fingers")
  func bound() {
    let band = RubberBand(viewportLength: 390)
    for distance in [1e6, 1e15, 1e300, Double.infinity] {
      #expect(band.displacement(of: distance) <= 390)
      #expect(band.displacement(of: -distance) >= -390)
    }
    for displacement in [389.999, 390, 1e9, .infinity] {
      #expect(band.distance(of: displacement).isFinite)
      #expect(band.distance(of: displacement) > 1e5)
    }
    #expect(band.displacement(of: .nan) == 0 && band.distance(of: .nan) == 0)
    #expect(band.slope(at: .nan) == 0)
  }

  @Test(
    "Without a viewport it does not yield",
    arguments: [0, -3, .nan, .infinity] as [Double])
  func nothing(length: Double) {
    let band = RubberBand(viewportLength: length)
    #expect(band.displacement(of: 50) == 0)
    #expect(band.distance(of: 50) == 0)
    #expect(band.slope(at: 50) == 0)
  }
}
