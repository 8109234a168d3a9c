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
