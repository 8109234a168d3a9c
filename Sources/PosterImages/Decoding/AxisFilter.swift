/// How much of which pixels along one axis makes each pixel of the result: a triangle filter, as
/// wide as a pixel of the larger of both grids.
struct AxisFilter: Sendable {
  /// The first pixel of each result's, and the weights from there on, which add up to 1.
  let taps: [(start: Int, weights: [Float])]

  /// - Parameters:
  ///   - length: The pixels that there are; positive.
  ///   - scaledLength: What the whole axis measures at the scale of the output; positive.
  ///   - outputLength: The pixels in the middle of it that are kept.
  init(length: Int, scaledLength: Double, outputLength: Int) {
    let step = Double(length) / scaledLength
    let reach = max(step, 1)
    let offset = max((scaledLength - Double(outputLength)) / 2, 0)
    taps = (0..<outputLength).map { index in
      let center = (offset + Double(index) + 0.5) * step - 0.5
      let first = min(max(Int((center - reach).rounded(.down)) + 1, 0), length - 1)
      let last = max(min(Int((center + reach).rounded(.up)) - 1, length - 1), first)
      let weights = (first...last).map { max(1 - abs(Double($0) - center) / reach, 0) }
      let sum = weights.reduce(0, +)
      // Only at an edge that is enlarged can a pixel lie beyond all centres.
      guard sum > 0 else { return (first, [1]) }
      return (first, weights.map { Float($0 / sum) })
    }
  }
}
