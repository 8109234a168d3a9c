import Testing

@testable import poster

@Suite("The reason why a trace stops")
struct TraceErrorTests {
  @Test(
    "It says which line it is, what is wrong and what would be right",
    arguments: [
      (TraceError.Reason.notJSON, "line 3: is not JSON"),
      (.missing(field: "y"), #"line 3: has no "y""#),
      (.mistyped(field: "x", expected: "a finite number"), #"line 3: "x" is not a finite number"#),
      (
        .unknown(field: "key", value: "up", known: ["left", "right"]),
        #"line 3: unknown key "up"; known are left, right"#
      ),
      (.negative(field: "count", value: -2), #"line 3: "count" is -2, and cannot be below 0"#),
      (.duplicate(id: "a"), #"line 3: the id "a" is there twice"#),
    ])
  func description(reason: TraceError.Reason, expected: String) {
    #expect(TraceError(line: 3, reason: reason).description == expected)
  }

  @Test("Somebody's text stays on the line, does not reach the terminal, and is cut where long")
  func foreignText() {
    let nasty = TraceError.Reason.duplicate(id: "a\n\u{1B}[31m\u{202E}")
    #expect(nasty.description == #"the id "a\n\x1B[31m\u{202E}" is there twice"#)
    let long = TraceError.Reason.duplicate(id: String(repeating: "x", count: 100_000))
    #expect(
      long.description == "the id \"" + String(repeating: "x", count: 60) + "…\" is there twice")
  }
}
