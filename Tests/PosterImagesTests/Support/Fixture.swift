import Foundation
import Testing

@testable import PosterImages

/// The files that `Tests/Fixtures/make-pictures.py` wrote, and what Pillow sees in them.
enum Fixture {
  struct Expected: Decodable {
    /// The premultiplied RGBA at the centre of each block of 32 × 32 pixels.
    let blocks: [String: [[Double]]]
    let resampled: [Resampled]
  }

  struct Resampled: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let mode: String
    let requested: [Int]
    let size: [Int]
    let green: [Int]

    var testDescription: String { "\(name), \(mode) \(requested[0]) × \(requested[1])" }
  }

  static let testsFolder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let expected: Expected = {
    do {
      let data = try Data(contentsOf: testsFolder.appending(path: "Fixtures/expected.json"))
      return try JSONDecoder().decode(Expected.self, from: data)
    } catch {
      return Expected(blocks: [:], resampled: [])
    }
  }()

  static func path(_ name: String) -> FilePath {
    FilePath(testsFolder.appending(path: "Fixtures/\(name)").path)
  }

  static func picture(_ name: String) -> FilePath { path("Pictures/\(name)") }

  static func hostile(_ name: String) -> FilePath { path("Hostile/\(name)") }

  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: testsFolder.appending(path: "Fixtures/\(name)"))
  }
}

/// Real pictures that are not part of the project; tests of them are skipped where they are absent.
enum OddPictures {
  static let folder =
    ProcessInfo.processInfo.environment["POSTERSCROLL_PICTURES"].map { URL(filePath: $0) }
    ?? Fixture.testsFolder.appending(path: "../../shared/pictures").standardized

  static let areThere = FileManager.default.fileExists(atPath: folder.path)

  /// The mean premultiplied RGBA of each cell of a grid of 4 × 4.
  static let expected: [String: [[Double]]] = {
    do {
      let data = try Data(
        contentsOf: Fixture.testsFolder.appending(path: "Fixtures/odd-pictures.json"))
      return try JSONDecoder().decode([String: [[Double]]].self, from: data)
    } catch {
      return [:]
    }
  }()

  static func path(_ name: String) -> FilePath { FilePath(folder.appending(path: name).path) }
}
