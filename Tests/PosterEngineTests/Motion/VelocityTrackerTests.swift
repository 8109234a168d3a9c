import PosterEngine
import TestSupport
import Testing

@Suite("The velocity tracker")
struct VelocityTrackerTests {
  private func tracker(_ samples: [(milliseconds: Double, points: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples {
      tracker.add(position: sample.points, at: sample.milliseconds / 1000)
    }
    return tracker
  }

  @Test("The slope of the least-squares line: (0,0) (10,20) (20,30) (30,40) is 1,300 points/s")
  func vector() {
    let tracker = tracker([(0, 0), (10, 20), (20, 30), (30, 40)])
    #expect(near(tracker.velocity(at: 0.03), 1300, 1e-6))
    #expect(near(tracker.velocity(at: 0.069), 1300, 1e-6))
  }

  @Test("Zero once the last movement is 40 ms old")
  func resting() {
    let tracker = tracker([(0, 0), (10, 20), (20, 30), (30, 40)])
    #expect(tracker.velocity(at: 0.07) == 0)
    #expect(tracker.velocity(at: 5) == 0)
  }

  @Test("A finger that holds still and goes up where it is has no velocity")
  func holding() {
    let tracker = tracker([(0, 0), (10, 20), (20, 30), (30, 40), (70, 40)])
    #expect(tracker.velocity(at: 0.07) == 0)
  }

  @Test("Movements older than 100 ms do not count")
  func window() {
    let tracker = tracker([(0, 900), (10, 800), (150, 0), (200, 50), (250, 100)])
    #expect(near(tracker.velocity(at: 0.25), 1000, 1e-6))
    let early = self.tracker([(0, 0), (49, 10), (50, 50), (100, 100), (150, 150)])
    #expect(near(early.velocity(at: 0.15), 1000, 1e-6))
  }

  @Test("Random samples agree with the normal equations")
  func againstNormalEquations() {
    var random = SeededRandom(seed: 77)
    for _ in 0..<300 {
      var tracker = VelocityTracker()
      let start = random.double(0...1000)
      let count = random.int(2...11)
      var sums = (n: 0.0, t: 0.0, x: 0.0, tt: 0.0, tx: 0.0)
      var time = 0.0
      for _ in 0..<count {
        time += random.double(0.001...0.0089)
        let position = random.double(-500...500)
        tracker.add(position: position, at: start + time)
        sums.n += 1
        sums.t += time
        sums.x += position
        sums.tt += time * time
        sums.tx += time * position
      }
      let slope =
        (sums.n * sums.tx - sums.t * sums.x) / (sums.n * sums.tt - sums.t * sums.t)
      #expect(near(tracker.velocity(at: start + time), slope, abs(slope) * 1e-6 + 1e-2))
    }
  }

  @Test("One sample, samples at one time, and none have no velocity")
  func tooLittle() {
    #expect(VelocityTracker().velocity(at: 0) == 0)
    #expect(tracker([(0, 5)]).velocity(at: 0) == 0)
    #expect(tracker([(0, 5), (0, 9), (0, 30)]).velocity(at: 0) == 0)
  }

  @Test("A restart forgets what was")
  func restart() {
    var tracker = tracker([(0, 0), (10, 200), (20, 400)])
    tracker.restart(at: 400, time: 0.021)
    tracker.add(position: 401, at: 0.031)
    #expect(near(tracker.velocity(at: 0.031), 100, 1e-6))
  }

  @Test("A mouse that sends 8,000 movements a second is measured too")
  func fastMouse() {
    var tracker = VelocityTracker()
    for step in 0...4000 {
      tracker.add(position: Double(step) * 0.25, at: Double(step) / 8000)
    }
    #expect(near(tracker.velocity(at: 0.5), 2000, 1e-3))
  }
}
