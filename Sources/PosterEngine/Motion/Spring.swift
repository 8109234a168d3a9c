/// A critically damped spring about its rest:
///
///     x(t) = e^(−ωt)·(x₀ + (v₀ + ω·x₀)·t)
///
/// the fastest way to rest that does not swing. Times are counted from the start of the movement.
public struct Spring: Equatable, Sendable {
  /// The frequency with which pagers settle, in radians a second.
  public static let frequency = 2 * Double.pi / 0.4

  /// The displacement from rest at the start, in points.
  public let displacement: Double
  /// The velocity at the start, in points a second.
  public let velocity: Double
  /// ω, in radians a second.
  public let frequency: Double

  /// Makes a spring from finite numbers, with a frequency above 0.
  public init(displacement: Double, velocity: Double, frequency: Double = Spring.frequency) {
    self.displacement = displacement
    self.velocity = velocity
    self.frequency = frequency
  }

  /// The displacement from rest, in points, `time` seconds after the start.
  public func displacement(at time: Double) -> Double {
    exponential(-frequency * time) * (displacement + slope * time)
  }

  /// The velocity, in points a second, `time` seconds after the start.
  public func velocity(at time: Double) -> Double {
    exponential(-frequency * time) * (velocity - frequency * slope * time)
  }

  /// The time after the start at which the movement turns back: once at most, and never in one that
  /// runs straight to rest.
  var turningTime: Double? {
    guard slope != 0 else { return nil }
    let time = velocity / (frequency * slope)
    return time > 0 && time.isFinite ? time : nil
  }

  /// The last time after the start at which the spring is `tolerance` points from rest; 0 where it
  /// is never as far away.
  ///
  /// - Parameter tolerance: above 0.
  public func settlingTime(within tolerance: Double) -> Double {
    let turn = turningTime ?? 0
    if abs(displacement(at: turn)) > tolerance {
      return time(whenWithin: tolerance, between: turn, and: horizon(from: turn, tolerance))
    }
    guard abs(displacement) > tolerance else { return 0 }
    return time(whenWithin: tolerance, between: 0, and: turn)
  }

  /// The time at which the displacement is `value`, between two times between which it does not
  /// turn; the nearer of the two where it is not reached.
  func time(ofReaching value: Double, between start: Double, and end: Double) -> Double {
    let isRising = displacement(at: end) > displacement(at: start)
    return firstTime(between: start, and: end) { time in
      isRising ? displacement(at: time) >= value : displacement(at: time) <= value
    }
  }

  /// v₀ + ω·x₀: what grows against the exponential.
  private var slope: Double { velocity + frequency * displacement }

  private func time(
    whenWithin tolerance: Double, between start: Double, and end: Double
  ) -> Double {
    firstTime(between: start, and: end) { time in abs(displacement(at: time)) <= tolerance }
  }

  /// A time after `time` at which the spring is within `tolerance`.
  private func horizon(from time: Double, _ tolerance: Double) -> Double {
    var span = 1 / frequency
    while abs(displacement(at: time + span)) > tolerance { span *= 2 }
    return time + span
  }

  /// The earliest time that satisfies a condition which, once met, stays met; by halving until two
  /// neighbouring numbers are left.
  private func firstTime(
    between start: Double, and end: Double, satisfying condition: (Double) -> Bool
  ) -> Double {
    guard !condition(start) else { return start }
    var lower = start
    var upper = end
    while true {
      let middle = lower + (upper - lower) / 2
      guard middle > lower, middle < upper else { return upper }
      if condition(middle) { upper = middle } else { lower = middle }
    }
  }
}
