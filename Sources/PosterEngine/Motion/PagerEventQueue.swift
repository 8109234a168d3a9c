/// Events in the order in which they happened, until a host takes them.
struct PagerEventQueue: Sendable {
  /// More than one frame's worth, so that a frame does not allocate.
  private static let capacity = 16

  private var events: [PagerEvent] = []
  private var taken = 0

  init() {
    events.reserveCapacity(PagerEventQueue.capacity)
  }

  mutating func add(_ kind: PagerEvent.Kind, at time: Double) {
    events.append(PagerEvent(time: time, kind: kind))
  }

  mutating func takeFirst() -> PagerEvent? {
    guard taken < events.count else {
      events.removeAll(keepingCapacity: true)
      taken = 0
      return nil
    }
    taken += 1
    return events[taken - 1]
  }
}
