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
    "Anything else is none",
    arguments: ["", "nan", "inf", "-infinity", "0x10", "1e3", "1.2.3", "--1", "1 ", "१", "1,5"])
  func noNumber(text: String) {
    #expect(PlainNumber(text.utf8).number == nil)
  }
}
