import AllocationCounter
import Glibc

/// What one subject costs: the time of a step in many rounds, and the allocations of all of them.
struct Measurement {
  private(set) var allocations: UInt = 0
  private(set) var steps = 0
  private var rounds: [Double] = []

  init(rounds: Int) {
    self.rounds.reserveCapacity(rounds)
  }

  /// The middle one of all rounds, in nanoseconds for each step.
  var nanoseconds: Double {
    rounds.isEmpty ? 0 : rounds.sorted()[rounds.count / 2]
  }

  /// Measures a round of `steps` steps.
  mutating func measure(steps: Int, _ body: () -> Void) {
    let blocks = allocation_count()
    let start = Measurement.now()
    body()
    let elapsed = Measurement.now() - start
    allocations += UInt(allocation_count() - blocks)
    rounds.append(Double(elapsed) / Double(steps))
    self.steps += steps
  }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

/// Where results go, so that the compiler cannot leave out what makes them.
@inline(never)
func consume(_ value: Double) {
  sink = value
}

nonisolated(unsafe) private var sink = 0.0
