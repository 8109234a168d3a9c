import Foundation
import Testing

@Suite("The doubles' README") struct DoublesTests {
  @Test(
    "names what every file of the doubles declares",
    arguments: try Documents.files(in: "Tests/Doubles", "swift"))
  func covered(path: String) throws {
    let readme = try readmes(above: path)
    let names = try publicNames(in: path)
    let isCovered = names.isEmpty || names.contains { readme.contains($0) }
    #expect(isCovered, "\(path) declares \(names.sorted()), none of which is in the README")
  }

  /// What is said of all doubles, and of those in a file's own folder.
  private func readmes(above path: String) throws -> String {
    let folder = path.split(separator: "/").prefix(3).joined(separator: "/")
    let own = try? Documents.text("\(folder)/README.md")
    return try Documents.text("Tests/Doubles/README.md") + (own ?? "")
  }

  /// The public types that a file declares or extends, and its public members.
  private func publicNames(in path: String) throws -> Set<String> {
    let declaration =
      /\b(?:public|open)\b[^(){}]*?\b(?:class|struct|enum|protocol|func|var)\s+(\w+)/
    let text = try Documents.text(path)
    return Set(text.matches(of: declaration).map { String($0.output.1) }).subtracting(["func"])
  }
}
