import Testing

@testable import poster

@Suite("The text of a trace")
struct TraceTextTests {
  private static let numbers: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-160, "-160"), (0.1, "0.1"),
    (0.1 + 0.2, "0.30000000000000004"), (1e16, "1e+16"), (.leastNonzeroMagnitude, "5e-324"),
    (0x1p-2, "0.25"),
  ]

  @Test(
    "Numbers have the digits that give the same number again, and nothing more",
    arguments: numbers)
  func number(value: Double, expected: String) {
    var json = JSONText()
    json.number(nil, value)
    #expect(json.text == expected)
    #expect(Double(json.text) == value)
  }

  @Test("Members are parted by commas, at every depth")
  func nesting() {
    var json = JSONText()
    json.object { json in
      json.array("a") { json in
        json.number(nil, 1)
        json.object { _ in }
        json.boolean(nil, true)
      }
      json.object("b") { json in json.word("c", "d") }
      json.string("e", "\"\n")
    }
    #expect(json.text == #"{"a":[1,{},true],"b":{"c":"d"},"e":"\"\u000a"}"#)
  }

  @Test("Lines are kept until there is a piece of them, or somebody asks")
  func buffer() throws {
    var pieces: [String] = []
    let output = BufferedOutput { pieces.append($0) }
    try output.write(line: "a")
    #expect(pieces.isEmpty)
    try output.flush()
    #expect(pieces == ["a\n"])
    try output.write(line: String(repeating: "x", count: 1 << 16))
    #expect(pieces.count == 2)
  }

  @Test("What cannot be written stops the trace, and is not tried again")
  func failure() throws {
    struct Full: Error {}
    var attempts = 0
    let output = BufferedOutput { text in
      attempts += 1
      if !text.isEmpty { throw Full() }
    }
    #expect(throws: Full.self) {
      try output.write(line: String(repeating: "x", count: 1 << 16))
    }
    try output.flush()
    #expect(attempts == 2)
  }
}
