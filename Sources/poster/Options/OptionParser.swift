import PosterImages

/// Splits a command's arguments into options and inputs by a table.
///
/// Options may stand anywhere among the inputs; `--` ends them. A value follows its option as the
/// next argument or after `=`. The next argument is no value when it begins with `--`, so that a
/// forgotten value is noticed; a value that does is written `--option=--value`. When an option is
/// given twice, the later one counts.
struct OptionParser {
  /// The options that the command knows, besides `--help` and `--version`.
  let table: [OptionSpec]

  private static let common = [
    OptionSpec.flag("help", "show this help"), OptionSpec.flag("version", "show the version"),
  ]

  /// The table as the help lists it.
  var helpTable: [OptionSpec] { table + Self.common }

  func parse(_ arguments: [[UInt8]]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == Array("--".utf8) {
        parsed.inputs += rest.map { FilePath(bytes: $0) }
        break
      }
      guard argument.first == UInt8(ascii: "-"), argument.count > 1 else {
        parsed.inputs.append(FilePath(bytes: argument))
        continue
      }
      try parseOption(argument, rest: &rest, into: &parsed)
    }
    return parsed
  }

  private func parseOption(
    _ argument: [UInt8], rest: inout ArraySlice<[UInt8]>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let parts = argument.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let spec = try self.spec(for: Array(parts[0]))
    let attached = parts.count > 1 ? Array(parts[1]) : nil

    guard spec.placeholder != nil else {
      guard attached == nil else { throw .unexpectedValue(option: spec.name) }
      parsed.flags.insert(spec.name)
      return
    }
    if let attached {
      parsed.values[spec.name] = attached
    } else if let next = rest.first, !next.starts(with: "--".utf8) {
      parsed.values[spec.name] = next
      rest.removeFirst()
    } else {
      throw .missingValue(usage: spec.usage)
    }
  }

  private func spec(for argument: [UInt8]) throws(UsageError) -> OptionSpec {
    if argument == Array("-h".utf8) { return Self.common[0] }
    let known = helpTable.first { argument.elementsEqual("--\($0.name)".utf8) }
    guard let known else { throw .unknownOption(FilePath(bytes: argument).description) }
    return known
  }
}
