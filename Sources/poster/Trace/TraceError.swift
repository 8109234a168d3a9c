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
      "unknown \(field) \"\(value)\"; known are \(known.joined(separator: ", "))"
    case .negative(let field, let value): "\"\(field)\" is \(value), and cannot be below 0"
    case .duplicate(let id): "the id \"\(id)\" is there twice"
    }
  }

  /// What a JSON decoder found wrong.
  init(_ error: DecodingError) {
    switch error {
    case .typeMismatch(let type, let context):
      self.init(path: context.codingPath, type: type)
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      self.init(path: context.codingPath, type: Double.self)
    default: self = .notJSON
    }
  }

  private init(path: [any CodingKey], type: any Any.Type) {
    guard let field = path.first?.stringValue else {
      self = .notObject
      return
    }
    self = .mistyped(field: field, expected: Self.expectation(of: field, type: type))
  }

  private static func expectation(of field: String, type: any Any.Type) -> String {
    if field == "ids" { return "a list of strings" }
    if type == Bool.self { return "true or false" }
    if type == String.self { return "a string" }
    return type == Int.self ? "a whole number" : "a number within reach"
  }
}
