extension OptionSpec {
  /// The row of `--auto-advance`.
  static let autoAdvance = OptionSpec.value(
    "auto-advance", "SECONDS", "go to the next poster by itself, from 1 to 86400")
}

extension ParsedArguments {
  /// How long a poster rests before the next one comes, in seconds; nil when it stays.
  func autoAdvance() throws(UsageError) -> Double? {
    try number(OptionSpec.autoAdvance.name, in: 1...86_400, "a time in seconds")
  }
}
