import Foundation

@testable import PosterImages

/// A folder that goes with the last reference.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> FilePath { FilePath(url.appending(path: name).path) }

  func write(_ data: Data, to name: String) throws -> FilePath {
    try data.write(to: url.appending(path: name))
    return path(name)
  }
}
