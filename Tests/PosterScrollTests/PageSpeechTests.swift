import Testing

@testable import PosterScroll

@Suite("Words for pages") struct PageSpeechTests {
  @Test(
    "Parts that are missing or empty are left out",
    arguments: [
      (["Dune", "3 of 12"], "Dune, 3 of 12"), ([nil, "3 of 12"], "3 of 12"),
      (["", "3 of 12"], "3 of 12"), ([nil, nil], nil),
    ] as [([String?], String?)])
  func join(parts: [String?], expected: String?) {
    #expect(PageSpeech.join(parts) == expected)
  }

  @Test("A place counts from 1")
  func position() {
    #expect(PageSpeech().position(3, 12) == "3 of 12")
  }
}
