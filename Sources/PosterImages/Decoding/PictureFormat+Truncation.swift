#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PictureFormat {
  /// True when a file that did not decode is one that ends too early, rather than a broken one.
  ///
  /// Looks at how the format marks its end.
  func isCutShort(_ data: Data) -> Bool {
    switch self {
    case .jpeg: !Self.trimmed(data).hasSuffix([0xFF, 0xD9])
    case .gif: !Self.trimmed(data).hasSuffix([0x3B])
    case .png: data.suffix(64).firstRange(of: Data("IEND".utf8)) == nil
    case .webp: Self.riffLength(data).map { $0 > data.count } ?? true
    case .heif: Self.boxesEnd(data).map { $0 > data.count } ?? true
    case .svg: data.suffix(4096).firstRange(of: Data("svg>".utf8)) == nil
    case .tiff: data.withUnsafeBytes { TIFFDirectory($0)?.dataEnd ?? .max } > data.count
    }
  }

  /// Without the zeros that some writers pad files with.
  private static func trimmed(_ data: Data) -> Data {
    guard let last = data.lastIndex(where: { $0 != 0 }) else { return Data() }
    return data[data.startIndex...last]
  }

  private static func riffLength(_ data: Data) -> Int? {
    guard data.count >= 8 else { return nil }
    return 8 + data.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Where the last of the file's boxes ends; nil when it cannot be told.
  private static func boxesEnd(_ data: Data) -> Int? {
    var end = 0
    while end + 8 <= data.count {
      let header = data.dropFirst(end)
      var length = bigEndian(header.prefix(4))
      if length == 1 {
        guard header.count >= 16 else { return nil }
        length = bigEndian(header.dropFirst(8).prefix(8))
      }
      // A length of 0 reaches to the end of the file.
      guard length != 0 else { return data.count }
      guard length >= 8, length <= Int.max - end else { return nil }
      end += length
    }
    return end
  }

  private static func bigEndian(_ bytes: Data) -> Int {
    Int(truncatingIfNeeded: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}

extension Data {
  fileprivate func hasSuffix(_ bytes: [UInt8]) -> Bool {
    suffix(bytes.count).elementsEqual(bytes)
  }
}
