/// Numbers in the byte order of a TIFF file; nil wherever the file ends before them.
struct TIFFReader {
  struct Entry {
    let type: Int
    let count: Int
    /// Where the values are, or the values themselves when they fit four bytes.
    let field: Int
  }

  private static let version = 42
  private static let entryLength = 12

  private let bytes: UnsafeRawBufferPointer
  private let isBigEndian: Bool

  init?(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    isBigEndian = bytes.starts(with: "MM".utf8)
    guard isBigEndian || bytes.starts(with: "II".utf8), number(at: 2, length: 2) == Self.version
    else { return nil }
  }

  func firstDirectory() -> [Int: Entry]? {
    guard let start = number(at: 4, length: 4), let count = number(at: start, length: 2) else {
      return nil
    }
    var entries: [Int: Entry] = [:]
    for index in 0..<count {
      let place = start + 2 + index * Self.entryLength
      guard let tag = number(at: place, length: 2), let type = number(at: place + 2, length: 2),
        let valueCount = number(at: place + 4, length: 4), place + Self.entryLength <= bytes.count
      else { return nil }
      entries[tag] = Entry(type: type, count: valueCount, field: place + 8)
    }
    return entries
  }

  /// Where an entry's values end; nil for a type that the standard does not know.
  func end(of entry: Entry) -> Int? {
    let lengths = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
    guard lengths.indices.contains(entry.type) else { return nil }
    return start(of: entry, valueLength: lengths[entry.type]).map {
      $0 + entry.count * lengths[entry.type]
    }
  }

  private func start(of entry: Entry, valueLength: Int) -> Int? {
    entry.count * valueLength <= 4 ? entry.field : number(at: entry.field, length: 4)
  }

  /// The first values of an entry of whole numbers; nil for other entries.
  func values(of entry: Entry, limit: Int) -> [Int]? {
    guard let length = [1: 1, 3: 2, 4: 4][entry.type],
      let start = start(of: entry, valueLength: length)
    else { return nil }
    var values: [Int] = []
    for index in 0..<min(entry.count, limit) {
      guard let value = number(at: start + index * length, length: length) else { return nil }
      values.append(value)
    }
    return values
  }

  private func number(at place: Int, length: Int) -> Int? {
    guard place >= 0, place + length <= bytes.count else { return nil }
    let digits = bytes[place..<(place + length)]
    return isBigEndian
      ? digits.reduce(0) { $0 << 8 | Int($1) } : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
