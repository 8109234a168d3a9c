import Foundation

/// A piece of Swift that documentation shows, or that is marked as shown in a compiled file.
struct CodeBlock {
  let file: String
  let line: Int
  let code: String

  var place: String { "\(file):\(line)" }

  /// The code between two kinds of line, without what indents all of it.
  static func blocks(
    in text: String, file: String, begins: (String) -> Bool, ends: (String) -> Bool
  ) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (line: Int, lines: [String])?
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      let content = line.trimmingCharacters(in: .whitespaces)
      if let (first, lines) = open {
        guard !ends(content) else {
          blocks.append(CodeBlock(file: file, line: first, code: unindented(lines)))
          open = nil
          continue
        }
        open = (first, lines + [line])
      } else if begins(content) {
        open = (number + 1, [])
      }
    }
    return blocks
  }

  /// The Swift code of an article.
  static func article(_ text: String, file: String) -> [CodeBlock] {
    blocks(in: text, file: file, begins: { $0 == "```swift" }, ends: { $0 == "```" })
  }

  /// The Swift code in a source file's documentation comments.
  static func comments(_ text: String, file: String) -> [CodeBlock] {
    let comments = text.components(separatedBy: "\n").map { line in
      let content = line.trimmingCharacters(in: .whitespaces)
      return content.hasPrefix("///") ? String(content.dropFirst(3)) : ""
    }
    return article(comments.joined(separator: "\n"), file: file)
  }

  /// The marked code of a compiled file.
  static func snippets(_ text: String, file: String) -> [CodeBlock] {
    blocks(
      in: text, file: file, begins: { $0.hasPrefix("// snippet:") }, ends: { $0 == "// end" })
  }

  private static func unindented(_ lines: [String]) -> String {
    let indent =
      lines.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }
}
