/// The velocity of a pointer at release: the slope of the least-squares line through its latest
/// movements.
public struct VelocityTracker: Equatable, Sendable {
  /// How long a movement counts, in seconds.
  public static let window = 0.1
  /// How long after the last movement a pointer counts as resting, in seconds.
  public static let restingTime = 0.04
  /// How many movements are kept: more than the fastest mouse sends in the window.
  private static let capacity = 256

  private struct Sample: Equatable {
    var time: Double
    var position: Double
  }

  private var samples: [Sample] = []

  /// Makes a tracker without movements.
  public init() {
    samples.reserveCapacity(VelocityTracker.capacity)
  }

  /// Forgets all movements, and starts from a position.
  public mutating func restart(at position: Double, time: Double) {
    samples.removeAll(keepingCapacity: true)
    add(position: position, at: time)
  }

  /// Records that the pointer is at `position` points at `time` seconds. A position that equals the
  /// last one is no movement.
  ///
  /// Times never go back, and both numbers are finite.
  public mutating func add(position: Double, at time: Double) {
    guard samples.last?.position != position else { return }
    if samples.count == VelocityTracker.capacity {
      samples.removeFirst(VelocityTracker.capacity / 2)
    }
    samples.append(Sample(time: time, position: position))
  }

  /// The velocity at `time`, in points a second; 0 where the pointer rests or too little is known.
  ///
  /// Resting includes a last movement exactly ``restingTime`` ago, whatever way the times round.
  public func velocity(at time: Double) -> Double {
    guard let last = samples.last,
      time - last.time < VelocityTracker.restingTime - VelocityTracker.clockError
    else { return 0 }
    return slope(from: firstSample(since: time - VelocityTracker.window))
  }

  /// Times such as 0.07 − 0.03 miss 0.04 by a few units in the last place.
  private static let clockError = 1e-9

  private func firstSample(since time: Double) -> Int {
    var first = samples.count - 1
    while first > 0, samples[first - 1].time >= time - VelocityTracker.clockError { first -= 1 }
    return first
  }

  private func slope(from first: Int) -> Double {
    let count = Double(samples.count - first)
    var meanTime = 0.0
    var meanPosition = 0.0
    for sample in samples[first...] {
      meanTime += sample.time / count
      meanPosition += sample.position / count
    }
    var covariance = 0.0
    var variance = 0.0
    for sample in samples[first...] {
      let elapsed = sample.time - meanTime
      covariance += elapsed * (sample.position - meanPosition)
      variance += elapsed * elapsed
    }
    let slope = covariance / variance
    return slope.isFinite ? slope : 0
  }
}
