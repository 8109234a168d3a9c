/// What the engine costs, in nanoseconds and allocations, beside what others do. Rounds of all
/// subjects take turns, so that whatever else the machine does falls on each of them alike.
let rounds = 301
let subjects: [Subject] = [
  .frame(count: 10, name: "parallax", effect: .standard, target: 100),
  .frame(count: 1_000_000, name: "parallax", effect: .standard, target: 100),
  .frame(count: 10, name: "zoom", effect: .zoom, target: 100),
  .settling(count: 10, target: 300),
  .settling(count: 1_000_000, target: 300),
  .gesture(),
  .array(),
  .twoPages(),
  .allPages(count: 10),
  .allPages(count: 1_000_000),
]
var measurements = subjects.map { _ in Measurement(rounds: rounds) }

for round in 0..<rounds {
  for (index, subject) in subjects.enumerated() {
    // A walk over a million pages takes milliseconds: a few rounds do.
    if subject.steps == 1, subject.target == nil, round % 10 != 0 { continue }
    subject.prepare()
    measurements[index].measure(steps: subject.steps, subject.run)
  }
}

report(subjects, measurements)
