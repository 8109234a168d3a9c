import PosterImages

/// A line of a trace's input that cannot be understood.
struct TraceError: Error, Equatable, CustomStringConvertible {
  /// The line's number, from 1.
  let line: Int
  /// What is wrong with it.
  let reason: Reason

  var description: String { "line \(line): \(reason)" }

  /// What is wrong with a line.
  enum Reason: Error, Equatable {
    case notJSON
    case notObject
    case missing(field: String)
    case mistyped(field: String, expected: String)
    case unknown(field: String, value: String, known: [String])
    case negative(field: String, value: Int)
    case duplicate(id: String)
  }
}

extension TraceError.Reason: CustomStringConvertible {
  var description: String {
    switch self {
    case .notJSON: "is not JSON"
    case .notObject: #"is not a JSON object, such as {"t": 0, "type": "key", "key": "next"}"#
    case .missing(let field): "has no \"\(field)\""
    case .mistyped(let field, let expected): "\"\(field)\" is not \(expected)"
    case .unknown(let field, let value, let known):
      "unknown \(field) \(Self.quoted(value)); known are \(known.joined(separator: ", "))"
    case .negative(let field, let value): "\"\(field)\" is \(value), and cannot be below 0"
    case .duplicate(let id): "the id \(Self.quoted(id)) is there twice"
    }
  }

  /// As many characters of a value as tell which one it is.
  private static let longestValue = 60

  /// Somebody's text on one line, safe for a terminal, and no longer than a line bears.
  private static func quoted(_ value: String) -> String {
    let shown = FilePath(String(value.prefix(longestValue))).description
    return value.count > longestValue ? "\"\(shown)…\"" : "\"\(shown)\""
  }
}
