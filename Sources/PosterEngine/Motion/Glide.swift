/// One movement of a pager to a page's rest, from where it is and as fast as it moves.
struct Glide: Equatable, Sendable {
  /// The time at which a pager passes from one page to the next.
  struct Crossing: Equatable, Sendable {
    let time: Double
    let page: Int
  }

  /// How far at most a glide travels away from its target, or past it at a finite pager's end, as
  /// a share of the room that is left: what the rubber band gives way to a finger that drags a
  /// viewport's length. Keeps even an absurd release from throwing the content off screen.
  private static let bounceShare = RubberBand.coefficient / (RubberBand.coefficient + 1)

  /// Euler's number: a critically damped spring thrown from rest travels v/(e·ω).
  private static let euler = 2.718281828459045

  let start: Double
  let target: Int
  let rest: Double
  let spring: Spring
  let end: Double

  /// Starts a glide.
  ///
  /// - Parameters:
  ///   - target: the page to come to rest on.
  ///   - offset: where the pager is, in points.
  ///   - velocity: the offset's velocity, in points a second; the glide takes it over.
  ///   - time: when the glide starts, in seconds.
  ///   - layout: where pages rest.
  init(
    to target: Int, from offset: Double, velocity: Double, at time: Double,
    in layout: PageLayout
  ) {
    start = time
    self.target = target
    rest = layout.rest(of: target)
    let tolerance = layout.grid.pixel / 2
    let displacement = offset - rest
    let isThrownOut = Glide.leavesPager(at: target, velocity: velocity, in: layout)
    if displacement * velocity < 0, !isThrownOut {
      // Within half a pixel of the target and moving towards it is there already.
      let isThere = abs(displacement) <= tolerance
      spring = Spring(
        displacement: displacement, velocity: isThere ? 0 : velocity,
        frequency: isThere
          ? Spring.frequency : max(Spring.frequency, abs(velocity / displacement)))
    } else {
      let room =
        layout.viewportLength - abs(layout.offsetLimit.excess(of: offset))
      let bounce = max(Glide.bounceShare * room, tolerance)
      spring = Spring(
        displacement: displacement, velocity: velocity,
        frequency: max(Spring.frequency, abs(velocity) / (Glide.euler * bounce)))
    }
    end = time + spring.settlingTime(within: tolerance)
  }

  /// Where the pager is at a time, in points.
  func offset(at time: Double) -> Double {
    time >= end ? rest : rest + spring.displacement(at: time - start)
  }

  /// The offset's velocity at a time, in points a second.
  func velocity(at time: Double) -> Double {
    time >= end ? 0 : spring.velocity(at: time - start)
  }

  /// When the pager next passes from `page` to another one at or after `time`, or nil where it
  /// does not.
  func crossing(from page: Int, after time: Double, in layout: PageLayout) -> Crossing? {
    let elapsed = time - start
    let duration = end - start
    let turn = spring.turningTime.map { min($0, duration) } ?? 0
    let early =
      elapsed < turn
      ? crossing(from: page, between: 0, and: turn, after: time, in: layout) : nil
    return early ?? crossing(from: page, between: turn, and: duration, after: time, in: layout)
  }

  /// The crossing in a stretch in which the pager does not turn.
  private func crossing(
    from page: Int, between lower: Double, and upper: Double, after time: Double,
    in layout: PageLayout
  ) -> Crossing? {
    let final = spring.displacement(at: upper)
    let isRising = final > spring.displacement(at: lower)
    let neighbour = isRising ? page + 1 : page - 1
    guard layout.clamp(neighbour) == neighbour else { return nil }
    let seam = (layout.rest(of: page) + layout.rest(of: neighbour)) / 2 - rest
    guard isRising ? final > seam : final <= seam else { return nil }
    let moment = start + spring.time(ofReaching: seam, between: lower, and: upper)
    return Crossing(time: max(moment, time), page: neighbour)
  }

  /// Whether a glide to `page` runs past the end of a finite pager: that is its bounce.
  private static func leavesPager(
    at page: Int, velocity: Double, in layout: PageLayout
  ) -> Bool {
    guard !layout.isLooping else { return false }
    return velocity < 0 ? page == 0 : page == layout.count - 1
  }
}
