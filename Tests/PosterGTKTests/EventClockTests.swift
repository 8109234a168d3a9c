import Testing

@testable import PosterGTK

@Suite struct EventClockTests {
  @Test("Stamps of the monotonic clock become its seconds")
  func sameClock() {
    var clock = EventClock()
    #expect(clock.seconds(of: 99_990, receivedAt: 100.0024) == 99.99)
    #expect(clock.seconds(of: 99_990, receivedAt: 100.0131) == 99.99, "however long it was queued")
    #expect(clock.seconds(of: 0, receivedAt: 100.5) == 100.5)
  }

  @Test("The 32-bit counter starting again loses nothing")
  func wrap() {
    var clock = EventClock()
    let now = 4_294_967.3012  // 5 ms after the 2^32nd
    #expect(clock.seconds(of: 4_294_967_290, receivedAt: now) == 4_294_967.290)
    #expect(clock.seconds(of: 2, receivedAt: now) == 4_294_967.298)
  }

  @Test("A display server with a clock of its own keeps the distances between events")
  func otherClock() {
    var clock = EventClock()
    let first = clock.seconds(of: 5_000_000, receivedAt: 100)
    let second = clock.seconds(of: 5_000_010, receivedAt: 100.030)
    #expect(first == 100)
    #expect(second == 100.010)
  }

  @Test("No event comes from the future")
  func future() {
    var clock = EventClock()
    #expect(clock.seconds(of: 100_400, receivedAt: 100) == 100)
  }
}
