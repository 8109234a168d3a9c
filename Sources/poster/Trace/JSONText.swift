import PosterEngine

/// JSON in the making: one object a line, numbers in full precision.
struct JSONText {
  private(set) var text = ""
  private var needsComma = false

  mutating func object(_ name: String? = nil, _ members: (inout JSONText) -> Void) {
    enclose(name, "{", "}", members)
  }

  mutating func array(_ name: String? = nil, _ elements: (inout JSONText) -> Void) {
    enclose(name, "[", "]", elements)
  }

  mutating func number(_ name: String? = nil, _ value: Double) {
    begin(name)
    text += JSONText.digits(of: value)
  }

  mutating func number(_ name: String? = nil, _ value: Int) {
    begin(name)
    text += String(value)
  }

  mutating func boolean(_ name: String? = nil, _ value: Bool) {
    begin(name)
    text += value ? "true" : "false"
  }

  /// Takes a string that needs no escapes.
  mutating func word(_ name: String? = nil, _ value: StaticString) {
    begin(name)
    text += "\"\(value)\""
  }

  mutating func string(_ name: String? = nil, _ value: String) {
    begin(name)
    text += "\""
    for scalar in value.unicodeScalars { text += JSONText.escaped(scalar) }
    text += "\""
  }

  private mutating func enclose(
    _ name: String?, _ open: String, _ close: String, _ content: (inout JSONText) -> Void
  ) {
    begin(name)
    text += open
    needsComma = false
    content(&self)
    text += close
    needsComma = true
  }

  private mutating func begin(_ name: String?) {
    if needsComma { text += "," }
    if let name { text += "\"\(name)\":" }
    needsComma = true
  }

  /// The shortest digits that give the same number again; a whole number without its ".0", and no
  /// zero with a sign.
  private static func digits(of value: Double) -> String {
    guard value != 0 else { return "0" }
    let digits = value.description
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\u{0}"..."\u{1F}":
      "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }
}
