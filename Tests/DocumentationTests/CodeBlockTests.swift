import Testing

@Suite("A code block") struct CodeBlockTests {
  @Test("is found in an article, without its indentation")
  func article() {
    let text = "Text\n\n```swift\n  let a = 1\n\n    let b = 2\n```\n\n```\nmake\n```\n"
    let blocks = CodeBlock.article(text, file: "A.md")
    #expect(blocks.map(\.code) == ["let a = 1\n\n  let b = 2"])
    #expect(blocks.map(\.place) == ["A.md:3"])
  }

  @Test("is found in a documentation comment")
  func comment() {
    let text = "  /// Words\n  ///\n  /// ```swift\n  /// let a = 1\n  /// ```\n  let a = 2\n"
    #expect(CodeBlock.comments(text, file: "A.swift").map(\.code) == ["let a = 1"])
  }

  @Test("is found between markers")
  func snippet() {
    let text = "func f() {\n  // snippet: a\n  let a = 1\n  // end\n}\n// snippet: b\nb()\n// end\n"
    #expect(CodeBlock.snippets(text, file: "A.swift").map(\.code) == ["let a = 1", "b()"])
  }
}
