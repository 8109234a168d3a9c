import Testing

@Suite("The documentation") struct DocumentsTests {
  @Test("shows only code that is compiled")
  func compiled() throws {
    let compiled = Set(try Documents.compiled().map(\.code))
    let shown = try Documents.shown()
    #expect(shown.count > 25)
    for block in shown {
      let isCompiled = compiled.contains(block.code)
      #expect(isCompiled, "\(block.place) is no snippet:\n\(block.code)")
    }
  }

  @Test("shows every snippet that is compiled for it")
  func shown() throws {
    let shown = Set(try Documents.shown().map(\.code))
    for block in try Documents.compiled() {
      let isShown = shown.contains(block.code)
      #expect(isShown, "\(block.place) is not shown:\n\(block.code)")
    }
  }

  @Test(
    "starts with a pager in five lines at most",
    arguments: ["GettingStartedUIKit", "GettingStartedSwiftUI"])
  func fiveLines(article: String) throws {
    let path = "Sources/PosterScroll/PosterScroll.docc/\(article).md"
    let first = try #require(CodeBlock.article(try Documents.text(path), file: path).first)
    #expect(first.code.split(separator: "\n").count <= 5)
  }
}
