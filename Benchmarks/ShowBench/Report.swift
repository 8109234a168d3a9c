/// What a run saw.
struct Report: Encodable {
  let pages: Int
  let peakKilobytes: Int
  let framesWhileDecoding: Summary
  let framesOtherwise: Summary
  let blankAtRest: Summary
  let blankBeyondDecode: Summary
  let decodes: Summary
}

/// Some durations, in milliseconds.
struct Summary: Encodable {
  let count: Int
  let median: Double
  let p95: Double
  let largest: Double

  /// Sums up durations in seconds; none gives zeros.
  init(_ seconds: [Double]) {
    let sorted = seconds.sorted().map { $0 * 1000 }
    func quantile(_ part: Double) -> Double {
      sorted.isEmpty ? 0 : sorted[min(Int(Double(sorted.count) * part), sorted.count - 1)]
    }
    count = sorted.count
    median = quantile(0.5)
    p95 = quantile(0.95)
    largest = sorted.last ?? 0
  }
}
