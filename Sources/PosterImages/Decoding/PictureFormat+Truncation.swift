#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PictureFormat {
  /// How many parts of a file are walked through on the way to its end: several times what the largest
  /// PNG has that is read, in pieces of 8 KB. A file of more is made to take time, and it cannot be
  /// told whether its end is there.
  static let partLimit = 1 << 20

  /// True when a file that did not decode is one that ends too early, rather than a broken one.
  ///
  /// Looks at how the format marks its end.
  func isCutShort(_ data: Data) -> Bool {
    switch self {
    case .jpeg: !data.withUnsafeBytes { Self.ends($0, with: [0xFF, 0xD9]) }
    case .gif: !data.withUnsafeBytes { Self.ends($0, with: [0x3B]) }
    case .png: data.suffix(64).firstRange(of: Data("IEND".utf8)) == nil
    case .webp: data.withUnsafeBytes { Self.riffLength($0) ?? .max } > data.count
    case .heif: data.withUnsafeBytes { Self.boxesEnd($0) ?? .max } > data.count
    case .svg: data.suffix(4096).firstRange(of: Data("svg>".utf8)) == nil
    case .tiff: data.withUnsafeBytes { TIFFDirectory($0)?.dataEnd ?? .max } > data.count
    }
  }

  /// Leaves the zeros aside that some writers pad files with.
  private static func ends(_ bytes: UnsafeRawBufferPointer, with mark: [UInt8]) -> Bool {
    guard let last = bytes.lastIndex(where: { $0 != 0 }) else { return false }
    return bytes[...last].suffix(mark.count).elementsEqual(mark)
  }

  private static func riffLength(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard bytes.count >= 8 else { return nil }
    return 8 + bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Where the last of the file's boxes ends, or where the file does when there are too many to tell;
  /// nil when a box is none.
  private static func boxesEnd(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var end = 0
    for _ in 0..<partLimit {
      guard end + 8 <= bytes.count else { return end }
      var length = bytes.bigEndian(at: end, length: 4)
      if length == 1 {
        guard end + 16 <= bytes.count else { return nil }
        length = bytes.bigEndian(at: end + 8, length: 8)
      }
      // A length of 0 reaches to the end of the file.
      guard length != 0 else { return bytes.count }
      guard length >= 8, length <= Int.max - end else { return nil }
      end += length
    }
    return bytes.count
  }
}

extension UnsafeRawBufferPointer {
  /// The number that these bytes are, the most significant first; all of them are there. One that no
  /// `Int` holds is negative, or another one.
  func bigEndian(at place: Int, length: Int) -> Int {
    var number: UInt64 = 0
    for index in place..<(place + length) { number = number << 8 | UInt64(self[index]) }
    return Int(truncatingIfNeeded: number)
  }
}
