import FoundationEssentials

/// A `posters.json`: a list of posters with what is known about each.
struct Manifest: Equatable {
  var entries: [Entry]

  /// One poster of the list. Fields that are not named here are left for others to use.
  struct Entry: Equatable, Decodable {
    var file: String
    var title: String?
    var subtitle: String?
    var link: String?
    var description: String?
  }

  /// Reads a manifest from the bytes of its file.
  init(_ bytes: [UInt8]) throws(ManifestError) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    do {
      entries = try JSONDecoder().decode([Entry].self, from: Data(text))
    } catch let error as DecodingError {
      throw ManifestError(error)
    } catch {
      throw .notJSON
    }
    for (index, entry) in entries.enumerated() {
      guard !entry.file.isEmpty, !entry.file.utf8.contains(0) else {
        throw .badFileName(entry: index + 1)
      }
    }
  }
}
