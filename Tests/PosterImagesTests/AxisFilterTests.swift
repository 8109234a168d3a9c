import Testing

@testable import PosterImages

@Suite("The filter along one axis")
struct AxisFilterTests {
  @Test(
    "has weights that add up to one, of pixels that there are",
    arguments: [
      (1, 1.0, 1), (1, 500, 32), (20_000, 32, 32), (7, 10, 10), (10, 7, 7), (100, 3.4, 3),
      (3, 3, 3), (5, 9.99, 4),
    ])
  func weights(length: Int, scaled: Double, output: Int) {
    let taps = AxisFilter(length: length, scaledLength: scaled, outputLength: output).taps
    #expect(taps.count == output)
    for tap in taps {
      #expect(abs(tap.weights.reduce(0, +) - 1) < 1e-5)
      #expect(tap.start >= 0 && tap.start + tap.weights.count <= length)
    }
  }

  @Test("leaves pixels that are not scaled as they are, from the middle")
  func identity() {
    let taps = AxisFilter(length: 10, scaledLength: 10, outputLength: 4).taps
    #expect(taps.map(\.start) == [3, 4, 5, 6])
    #expect(taps.allSatisfy { $0.weights == [1] })
  }

  @Test("weighs the pixels of two that become one, and their neighbours, by their distance")
  func halving() {
    let tap = AxisFilter(length: 8, scaledLength: 4, outputLength: 4).taps[1]
    // The centre lies between the pixels 2 and 3; the distances 1.5, 0.5, 0.5, 1.5 of a reach of 2.
    #expect(tap.start == 1)
    #expect(tap.weights == [0.125, 0.375, 0.375, 0.125])
  }
}
