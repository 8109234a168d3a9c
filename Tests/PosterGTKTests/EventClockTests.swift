import Testing

@testable import PosterGTK

@Suite struct EventClockTests {
  @Test("Stamps of the monotonic clock become its seconds")
  func sameClock() {
    var clock = EventClock()
    #expect(abs(clock.seconds(of: 99_990, receivedAt: 100.002) - 99.99) < 0.0021)
    #expect(clock.seconds(of: 0, receivedAt: 100.5) == 100.5)
  }

  @Test("The 32-bit counter starting again loses nothing")
  func wrap() {
    var clock = EventClock()
    let now = 4_294_967.301  // 5 ms after 2^32 ms
    #expect(abs(clock.seconds(of: 4_294_967_290, receivedAt: now) - (now - 0.011)) < 1e-6)
    #expect(abs(clock.seconds(of: 2, receivedAt: now) - (now - 0.003)) < 1e-6)
  }

  @Test("A display server with a clock of its own keeps the distances between events")
  func otherClock() {
    var clock = EventClock()
    let first = clock.seconds(of: 5_000_000, receivedAt: 100)
    let second = clock.seconds(of: 5_000_010, receivedAt: 100.030)
    #expect(first == 100)
    #expect(abs(second - 100.010) < 1e-9)
  }

  @Test("No event comes from the future")
  func future() {
    var clock = EventClock()
    #expect(clock.seconds(of: 100_400, receivedAt: 100) == 100)
  }
}
