import Testing

@testable import PosterImages

@Suite("A file path's description")
struct FilePathDescriptionTests {
  @Test(
    "keeps what can be read",
    arguments: ["dune.jpg", "포스터 🎬.png", "👩‍👩‍👧.jpg", "naïve café", "a'b\"c $(x)"])
  func readable(name: String) {
    #expect("\(FilePath(name))" == name)
  }

  @Test(
    "escapes what would break a line, hide, or turn the writing direction",
    arguments: [
      ("a\nb", "a\\nb"), ("a\tb\rc", "a\\tb\\rc"), ("\u{1B}[31m", "\\x1B[31m"), ("\u{7F}", "\\x7F"),
      ("\u{0}", "\\x00"), ("\u{85}", "\\u{85}"), ("\u{2028}", "\\u{2028}"),
      ("gpj.\u{202E}exe", "gpj.\\u{202E}exe"), ("a\\nb", "a\\\\nb"),
    ])
  func escaped(name: String, shown: String) {
    #expect("\(FilePath(name))" == shown)
  }

  @Test("shows that there is nothing")
  func empty() {
    #expect("\(FilePath(bytes: []))" == "\"\"")
  }

  @Test(
    "shows bytes that are not UTF-8 one by one",
    arguments: [
      ([0x66, 0xF1, 0x2E, 0x6A], "f\\xF1.j"), ([0xC3, 0xA9, 0xC3], "é\\xC3"),
      ([0xC0, 0xAF], "\\xC0\\xAF"), ([0xED, 0xA0, 0x80], "\\xED\\xA0\\x80"),
      ([0xF0, 0x9F, 0x8E], "\\xF0\\x9F\\x8E"), ([0x80], "\\x80"),
    ] as [([UInt8], String)])
  func invalid(bytes: [UInt8], shown: String) {
    #expect("\(FilePath(bytes: bytes))" == shown)
  }
}
