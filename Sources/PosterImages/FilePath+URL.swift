#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension FilePath {
  /// True when this reads as a URL with a scheme and two slashes, such as
  /// `https://example.org/dune.jpg`. A file of such a name, in a folder whose name ends with a colon,
  /// is called `./https://example.org/dune.jpg`.
  package var isURL: Bool {
    let scheme = bytes.prefix { $0 != UInt8(ascii: ":") }
    // A scheme of one letter would be a drive of another system's.
    guard scheme.count > 1, bytes.dropFirst(scheme.count).starts(with: "://".utf8) else {
      return false
    }
    return Self.isLetter(scheme[0])
      && scheme.allSatisfy { Self.isLetter($0) || Self.isDigit($0) || "+-.".utf8.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The path that a file URL leads to, its bytes as they are, UTF-8 or not; nil for other URLs.
  public init?(fileURL url: URL) {
    guard url.isFileURL else { return nil }
    self.init(bytes: Self.percentDecoded(Array(url.absoluteURL.path(percentEncoded: true).utf8)))
  }

  private static func percentDecoded(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "%"), index + 2 < text.count,
        let high = hexadecimalValue(text[index + 1]), let low = hexadecimalValue(text[index + 2])
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return bytes
  }

  private static func hexadecimalValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
