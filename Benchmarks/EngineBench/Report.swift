/// Prints a table of all subjects: the time of a step, and the allocations of all steps.
func report(_ subjects: [Subject], _ measurements: [Measurement]) {
  print(row("", "ns", "target", "allocations"))
  for (subject, measurement) in zip(subjects, measurements) {
    print(
      row(
        subject.name, rounded(measurement.nanoseconds),
        subject.target.map { "≤ \(Int($0))" } ?? "",
        "\(measurement.allocations) in \(measurement.steps)"))
  }
  for kind in ["a frame, parallax", "event to frame while settling"] {
    let times = zip(subjects, measurements).filter { $0.0.name.hasPrefix(kind) }
      .map(\.1.nanoseconds)
    guard let few = times.first, let many = times.last else { continue }
    let difference = (many / few - 1) * 100
    print("\(kind): a million posters take \(rounded(difference)) % more than ten (at most 15)")
  }
}

private func row(_ columns: String...) -> String {
  let widths = [48, 12, 9, 20]
  return zip(columns, widths).enumerated().map { index, column in
    let space = String(repeating: " ", count: max(column.1 - column.0.count, 0))
    return index == 0 ? column.0 + space : space + column.0
  }.joined()
}

/// One digit after the point.
private func rounded(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
}
