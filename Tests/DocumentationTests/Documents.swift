import Foundation

/// The package's files.
enum Documents {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The articles and the README.
  static func shown() throws -> [CodeBlock] {
    try read("README.md", CodeBlock.article)
      + (try files(in: "Sources/PosterScroll/PosterScroll.docc", "md").flatMap {
        try read($0, CodeBlock.article)
      })
      + (try files(in: "Sources/PosterScroll", "swift").flatMap {
        try read($0, CodeBlock.comments)
      })
  }

  /// The snippets that are compiled.
  static func compiled() throws -> [CodeBlock] {
    try files(in: "Tests/DocumentationTests/Snippets", "swift").flatMap {
      try read($0, CodeBlock.snippets)
    }
  }

  /// The files in a folder with an extension, by their paths in the package.
  static func files(in folder: String, _ pathExtension: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".\(pathExtension)") }.sorted().map { "\(folder)/\($0)" }
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func read(
    _ path: String, _ parse: (String, String) -> [CodeBlock]
  ) throws -> [CodeBlock] {
    parse(try text(path), path)
  }
}
