import PosterImages
import Testing

@testable import PosterGTK

@Suite struct WindowTitleTests {
  @Test(
    "A window is called after its poster, in one line: by its title, else by its file's name",
    arguments: [
      ("Dune", "Dune – Posters"), (nil, "a b.jpg – Posters"), ("", "a b.jpg – Posters"),
      ("Dune\nPart Two\r\n", "Dune Part Two – Posters"), ("\n", "Posters"),
    ] as [(String?, String)])
  func title(title: String?, expected: String) {
    let poster = PosterItem(source: .file(FilePath("folder/a b.jpg")), title: title)
    #expect(WindowTitle.text(of: poster, program: "Posters") == expected)
  }

  @Test("Without a poster it has the program's name")
  func none() {
    #expect(WindowTitle.text(of: nil, program: "Posters") == "Posters")
  }
}
