import Testing

@testable import PosterGTK

@Suite struct PresenceTests {
  @Test(
    "It is there for its time, leaves evenly, and is gone",
    arguments: [
      (9.0, 1.0, false), (10, 1, false), (13.99, 1, false), (14, 1, true), (14.25, 0.5, true),
      (14.375, 0.25, true), (14.5, 0, false), (100, 0, false),
    ])
  func leaving(time: Double, opacity: Double, isFading: Bool) {
    let presence = Presence(hold: 4, fade: 0.5, from: 10)
    #expect(presence.opacity(at: time) == opacity)
    #expect(presence.isFading(at: time) == isFading)
    #expect(presence.departure(after: time) == (time < 14 ? 14 : nil))
  }

  @Test("Whatever happens brings it back for as long; a time that goes back takes nothing away")
  func renewed() {
    var presence = Presence(hold: 4, fade: 0.5, from: 10)
    presence.renew(at: 20)
    presence.renew(at: 15)
    #expect(presence.opacity(at: 23.9) == 1)
    #expect(presence.departure(after: 23) == 24)
  }

  @Test("Without a fade it goes at once")
  func atOnce() {
    let presence = Presence(hold: 3, from: 0)
    #expect([2.999, 3].map { presence.opacity(at: $0) } == [1, 0])
    #expect(!presence.isFading(at: 3))
  }

  @Test("A time that is no number makes it neither come nor go for ever", arguments: [Double.nan])
  func nonsense(time: Double) {
    var presence = Presence(hold: 3, fade: 1, from: 0)
    presence.renew(at: time)
    #expect(presence.opacity(at: 1) == 1)
    #expect(presence.opacity(at: 5) == 0)
    #expect(!presence.isFading(at: time))
  }
}
