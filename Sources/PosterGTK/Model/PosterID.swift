/// What tells one poster from another when the list of posters changes.
///
/// Two posters may have the same id, for instance two of the same file: the first of them in one
/// list is then the first of them in the next.
public struct PosterID: Hashable, Sendable {
  /// The id, of any bytes.
  public let bytes: [UInt8]

  /// An id of these bytes.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}

extension PosterID: ExpressibleByStringLiteral {
  /// An id of the literal's UTF-8 bytes.
  public init(stringLiteral value: String) {
    self.init(bytes: Array(value.utf8))
  }
}

/// A poster in a list: its id, and how many posters of that id come before it.
struct PosterPlace: Hashable {
  let id: PosterID
  let occurrence: Int

  /// The places of a list's posters, each once.
  static func all(of items: [PosterItem]) -> [PosterPlace] {
    var counts: [PosterID: Int] = [:]
    counts.reserveCapacity(items.count)
    return items.map { item in
      let count = counts[item.id, default: 0]
      counts[item.id] = count + 1
      return PosterPlace(id: item.id, occurrence: count)
    }
  }
}
