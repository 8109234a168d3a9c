extension FilePath: CustomStringConvertible {
  /// The path on one line, safe for a terminal and unambiguous: control characters, line and
  /// paragraph separators, characters that turn the writing direction, backslashes and bytes that
  /// are not UTF-8 are escaped (`\n`, `\u{202E}`, `\\`, `\xF1`); everything else is kept. The empty
  /// path is `""`, so that a sentence about it has a subject.
  public var description: String {
    guard !bytes.isEmpty else { return "\"\"" }
    var text = ""
    var decoder = UTF8Validator(bytes: bytes)
    while let part = decoder.next() {
      switch part {
      case .scalar(let scalar): text += Self.escaped(scalar)
      case .invalid(let byte): text += "\\x" + Self.hexadecimal(UInt32(byte))
      }
    }
    return text
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\\": "\\\\"
    case "\u{0}"..."\u{1F}", "\u{7F}": "\\x" + hexadecimal(scalar.value)
    case _ where isHidden(scalar): "\\u{" + hexadecimal(scalar.value) + "}"
    default: String(scalar)
    }
  }

  /// Joiners are not here: emoji and many scripts are spelt with them.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: turnsWritingDirection(scalar)
    }
  }

  private static func turnsWritingDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}

/// Reads bytes as UTF-8 scalars, one invalid byte at a time where they are none.
private struct UTF8Validator {
  enum Part {
    case scalar(Unicode.Scalar)
    case invalid(UInt8)
  }

  let bytes: [UInt8]
  var index = 0

  mutating func next() -> Part? {
    guard index < bytes.count else { return nil }
    for length in 1...4 where index + length <= bytes.count {
      let candidate = bytes[index..<(index + length)]
      guard let text = String(validating: candidate, as: UTF8.self),
        let scalar = text.unicodeScalars.first
      else { continue }
      index += length
      return .scalar(scalar)
    }
    defer { index += 1 }
    return .invalid(bytes[index])
  }
}
