/// The fields of a line of a trace's input, read when they are asked for: only those that the
/// line's type has must be what they should be.
struct TraceFields {
  /// What fields are called.
  enum Name: String, CodingKey {
    case t, type, x, y, id, device, notches, phase, dx, dy, key, page, animated
    case width, height, count, ids, value
  }

  private let values: KeyedDecodingContainer<Name>

  init(_ values: KeyedDecodingContainer<Name>) {
    self.values = values
  }

  func number(_ name: Name) throws(TraceError.Reason) -> Double {
    try required(name, optionalNumber(name))
  }

  func optionalNumber(_ name: Name) throws(TraceError.Reason) -> Double? {
    try value(name, "a finite number")
  }

  func integer(_ name: Name) throws(TraceError.Reason) -> Int {
    try required(name, optionalInteger(name))
  }

  func optionalInteger(_ name: Name) throws(TraceError.Reason) -> Int? {
    try value(name, "a whole number of at most 64 bits")
  }

  func flag(_ name: Name) throws(TraceError.Reason) -> Bool {
    try required(name, value(name, "true or false"))
  }

  func text(_ name: Name) throws(TraceError.Reason) -> String {
    try required(name, optionalText(name))
  }

  func optionalText(_ name: Name) throws(TraceError.Reason) -> String? {
    try value(name, "a string")
  }

  func identifiers(_ name: Name) throws(TraceError.Reason) -> [String] {
    let ids: [TraceIdentifier] = try required(name, value(name, "a list of strings"))
    return ids.map(\.text)
  }

  /// Nil where it is not there, or is `null`.
  private func value<Value: Decodable>(
    _ name: Name, _ expectation: String
  ) throws(TraceError.Reason) -> Value? {
    do {
      return try values.decodeIfPresent(Value.self, forKey: name)
    } catch {
      throw .mistyped(field: name.rawValue, expected: expectation)
    }
  }

  private func required<Value>(
    _ name: Name, _ value: Value?
  ) throws(TraceError.Reason) -> Value {
    guard let value else { throw .missing(field: name.rawValue) }
    return value
  }
}
