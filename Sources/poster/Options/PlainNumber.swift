/// A number as people write one: digits with at most one point and a sign.
///
/// Narrower than what `Double` reads, which takes `nan`, `inf` and hexadecimal too.
struct PlainNumber {
  /// The number, or nil when the text is none.
  let number: Double?

  init(_ text: some Collection<UInt8>) {
    let isPlain = text.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || ".+-".utf8.contains(byte)
    }
    number = isPlain ? Double(String(decoding: text, as: UTF8.self)) : nil
  }
}

extension PlainNumber {
  /// A range in words: `from 0.1 to 16`, or `of 0 or more` where it has no end of its own.
  static func text(of range: ClosedRange<Double>) -> String {
    let lower = text(range.lowerBound)
    guard range.upperBound < .greatestFiniteMagnitude else { return "of \(lower) or more" }
    return "from \(lower) to \(text(range.upperBound))"
  }

  /// Without a fraction where there is none.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
