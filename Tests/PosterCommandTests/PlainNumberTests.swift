import Testing

@testable import poster

@Suite("A plain number")
struct PlainNumberTests {
  @Test(
    "Digits, a point and a sign are a number",
    arguments: [
      ("0", 0.0), ("12", 12), ("-3.5", -3.5), ("+2", 2), ("0.25", 0.25), ("393.33", 393.33),
    ])
  func number(text: String, value: Double) {
    #expect(PlainNumber(text.utf8).number == value)
  }

  @Test(
    "A range in words names its ends, but not the largest number there is",
    arguments: [
      (0...1, "from 0 to 1"), (0.1...16, "from 0.1 to 16"), (-5...0.001, "from -5 to 0.001"),
      (1...100_000, "from 1 to 100000"), (0...(.greatestFiniteMagnitude), "of 0 or more"),
    ] as [(ClosedRange<Double>, String)])
  func range(range: ClosedRange<Double>, text: String) {
    #expect(PlainNumber.text(of: range) == text)
  }

  @Test(
    "Anything else is none",
    arguments: ["", "nan", "inf", "-infinity", "0x10", "1e3", "1.2.3", "--1", "1 ", "१", "1,5"])
  func noNumber(text: String) {
    #expect(PlainNumber(text.utf8).number == nil)
  }
}
