/// The command was not called as it wants to be: exit code 2.
enum UsageError: Error, Equatable, CustomStringConvertible {
  case missingCommand(known: String)
  case unknownCommand(String, known: String)
  case unknownOption(String)
  case missingValue(usage: String)
  case unexpectedValue(option: String)
  case missingOption(usage: String)
  case badValue(option: String, value: String, expected: String)
  case conflict(String)
  case pageOutOfRange(option: String, page: Int, count: Int)

  /// Whether the help says more than the error does.
  var isExplainedByHelp: Bool {
    switch self {
    case .missingCommand, .unknownCommand, .unknownOption, .missingValue, .unexpectedValue,
      .missingOption:
      true
    case .badValue, .conflict, .pageOutOfRange:
      false
    }
  }

  var description: String {
    switch self {
    case .missingCommand(let known):
      "a command is missing: \(known)"
    case .unknownCommand(let name, let known):
      "unknown command \(name); there are \(known)"
    case .unknownOption(let option):
      "unknown option \(option)"
    case .missingValue(let usage):
      "a value is missing: \(usage)"
    case .unexpectedValue(let option):
      "--\(option) takes no value"
    case .missingOption(let usage):
      "an option is missing: \(usage)"
    case .badValue(let option, let value, let expected):
      "--\(option) \(value): expected \(expected)"
    case .conflict(let reason):
      reason
    case .pageOutOfRange(let option, let page, let count):
      count == 1
        ? "--\(option) \(page): there is one poster, page 0"
        : "--\(option) \(page): there are \(count) posters, pages 0 to \(count - 1)"
          + " (--loop allows any page)"
    }
  }
}
