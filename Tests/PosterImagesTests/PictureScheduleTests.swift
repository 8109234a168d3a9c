import Testing

@testable import PosterImages

@Suite("A picture schedule")
struct PictureScheduleTests {
  private func priority(_ distance: Int) -> PicturePriority { PicturePriority(distance: distance) }

  @Test("starts the most urgent job at the moment when a worker is there")
  func urgency() {
    var schedule = PictureSchedule(workerLimit: 1)
    _ = schedule.add(.named("far"), priority: priority(5))
    #expect(schedule.claimWorker() == true)
    _ = schedule.add(.named("near"), priority: priority(1))
    #expect(schedule.claimWorker() == false)
    #expect(schedule.start() == .named("near"))
    #expect(schedule.start() == .named("far"))
  }

  @Test("gives a job the urgency of the most urgent wish for it, as wishes come, change and go")
  func sharedUrgency() {
    var schedule = PictureSchedule(workerLimit: 1)
    let first = schedule.add(.named("shared"), priority: priority(9))
    _ = schedule.add(.named("other"), priority: priority(5))
    let second = schedule.add(.named("shared"), priority: priority(1))
    schedule.remove(second)
    var copy = schedule
    #expect(copy.start() == .named("other"))
    schedule.setPriority(priority(2), of: first)
    #expect(schedule.start() == .named("shared"))
  }

  @Test("shares one job among equal requests, also once it runs")
  func coalescing() {
    var schedule = PictureSchedule(workerLimit: 2)
    let first = schedule.add(.named("a"), priority: priority(1))
    #expect(schedule.start() == .named("a"))
    let second = schedule.add(.named("a"), priority: priority(0))
    #expect(schedule.claimWorker() == false)
    #expect(schedule.finish(.named("a")) == [first, second])
    #expect(schedule.waitingCount == 0)
  }

  @Test("never starts a job that nobody waits for any more")
  func removal() {
    var schedule = PictureSchedule(workerLimit: 1)
    let first = schedule.add(.named("a"), priority: priority(1))
    let second = schedule.add(.named("a"), priority: priority(2))
    #expect(schedule.claimWorker() == true)
    schedule.remove(first)
    schedule.remove(second)
    #expect(schedule.start() == nil)
    #expect(schedule.workerCount == 0)
  }

  @Test("tells a job that runs that nobody waits any more, and lets newcomers join it")
  func abandoned() {
    var schedule = PictureSchedule(workerLimit: 1)
    let first = schedule.add(.named("a"), priority: priority(1))
    #expect(schedule.start() == .named("a"))
    #expect(schedule.isWanted(.named("a")))
    schedule.remove(first)
    #expect(!schedule.isWanted(.named("a")))
    let second = schedule.add(.named("a"), priority: priority(1))
    #expect(schedule.isWanted(.named("a")))
    #expect(schedule.start() == nil)
    #expect(schedule.finish(.named("a")) == [second])
    #expect(schedule.finish(.named("a")) == [])
  }

  @Test("sends for no more workers than there are, nor for one when nothing waits")
  func workers() {
    var schedule = PictureSchedule(workerLimit: 2)
    #expect(schedule.claimWorker() == false)
    for name in ["a", "b", "c"] { _ = schedule.add(.named(name), priority: priority(1)) }
    let sent = (0..<3).map { _ in schedule.claimWorker() }
    #expect(sent == [true, true, false])
  }

  private static func remote(_ name: String) -> PictureRequest {
    PictureRequest(
      source: .custom(id: name) { _ in throw PictureError.empty },
      pixelSize: PixelSize(width: 10, height: 10))
  }

  @Test("fetches no more at once than it may, the nearest first, and then has it decoded")
  func fetches() {
    var schedule = PictureSchedule(workerLimit: 1, fetchLimit: 1)
    let far = schedule.add(Self.remote("far"), priority: PicturePriority(distance: 2))
    _ = schedule.add(Self.remote("near"), priority: PicturePriority(distance: 1))
    #expect(schedule.claimWorker() == false)
    #expect(schedule.startFetch() == Self.remote("near"))
    #expect(schedule.startFetch() == nil)
    schedule.finishFetch(Self.remote("near"))
    #expect(schedule.claimWorker() == true)
    #expect(schedule.start() == Self.remote("near"))
    #expect(schedule.startFetch() == Self.remote("far"))
    #expect(schedule.finish(Self.remote("far")) == [far])
    #expect(schedule.fetchCount == 0)
  }

  @Test("makes room at once for the next when a fetch is not wanted any more")
  func abandonedFetch() {
    var schedule = PictureSchedule(workerLimit: 1, fetchLimit: 1)
    let one = schedule.add(Self.remote("a"), priority: .visible)
    let other = schedule.add(Self.remote("a"), priority: .visible)
    #expect(schedule.startFetch() == Self.remote("a"))
    #expect(schedule.remove(one) == nil)
    #expect(schedule.fetchCount == 1)
    #expect(schedule.remove(other) == Self.remote("a"))
    #expect(schedule.remove(other) == nil)
    #expect(schedule.fetchCount == 0)
    schedule.finishFetch(Self.remote("a"))
    #expect(schedule.claimWorker() == false)
  }
}
