import PosterImages

/// What stood on the command line, sorted into options and inputs but not yet understood.
///
/// Values stay bytes, since some of them are file names.
struct ParsedArguments {
  /// The arguments that are no options, in their order.
  var inputs: [FilePath] = []

  /// The switches that were given, by name.
  var flags: Set<String> = []

  /// The values that were given, by option name.
  var values: [String: [UInt8]] = [:]

  var asksForHelp: Bool { flags.contains("help") }
  var asksForVersion: Bool { flags.contains("version") }

  /// A finite number within `range`, or nil when the option was not given; `kind` says what number
  /// it is, as in "a length in points".
  func number(
    _ option: String, in range: ClosedRange<Double>, _ kind: String
  ) throws(UsageError) -> Double? {
    guard let bytes = values[option] else { return nil }
    guard let number = PlainNumber(bytes).number, range.contains(number) else {
      throw invalid(option, expected: "\(kind) \(PlainNumber.text(of: range))")
    }
    return number
  }

  /// A whole number within `range`, or nil when the option was not given; `kind` says what number
  /// it is, as in "a page number".
  func integer(
    _ option: String, in range: ClosedRange<Int>, _ kind: String
  ) throws(UsageError) -> Int? {
    guard let bytes = values[option] else { return nil }
    guard let number = Int(String(decoding: bytes, as: UTF8.self)), range.contains(number) else {
      throw invalid(option, expected: "\(kind) from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The error for an option whose value is not what it should be.
  func invalid(_ option: String, expected: String) -> UsageError {
    let value = FilePath(bytes: values[option] ?? []).description
    return .badValue(option: option, value: value, expected: expected)
  }
}
