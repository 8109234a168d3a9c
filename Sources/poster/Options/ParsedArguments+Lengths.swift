import PosterEngine

extension ParsedArguments {
  /// A width and a height, such as `320x480`, or nil when the option was not given.
  func size(_ option: String) throws(UsageError) -> Size? {
    guard let bytes = values[option] else { return nil }
    let parts = bytes.split(
      omittingEmptySubsequences: false, whereSeparator: { "xX".utf8.contains($0) })
    let lengths = parts.map { PlainNumber($0).number ?? 0 }
    let possible = 1.0...LookOptions.longestLength
    guard lengths.count == 2, lengths.allSatisfy(possible.contains) else {
      throw invalid(
        option,
        expected: "a width and a height in points, each \(PlainNumber.text(of: possible)),"
          + " such as 320x480")
    }
    return Size(width: lengths[0], height: lengths[1])
  }

  /// Pixels for each point, or nil when the option was not given.
  func scale(_ option: String) throws(UsageError) -> Double? {
    try number(option, in: 0.1...16, "a factor")
  }
}
