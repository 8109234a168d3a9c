import Foundation
import PosterImages

@testable import PosterGTK

/// The posters that ship with the command.
enum Samples {
  struct Missing: Error {}

  static func posters() throws -> [PosterItem] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Sources/poster/Samples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".jpg") }.sorted()
    guard names.count >= 3 else { throw Missing() }
    return names.map {
      PosterItem(source: .file(FilePath(folder.appending(path: $0).path)), title: $0)
    }
  }
}
