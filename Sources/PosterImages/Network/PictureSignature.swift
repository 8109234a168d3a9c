import Foundation

/// Tells from the first bytes of a file which kind of picture it is, whatever its name or its
/// server says.
enum PictureSignature: Hashable {
  /// One of the known formats begins like this.
  case picture(PictureFormat)
  /// There are too few bytes to tell.
  case undecided
  /// No known format begins like this.
  case unknown

  /// How far a drawing's first element may lie from its start: long comments come first.
  static let longestPreamble = 64 << 10

  /// Looks at the first bytes of a file, as many as there are.
  init(of head: Data) {
    if let format = Self.binaryFormat(of: head) {
      self = .picture(format)
    } else {
      self = Self.drawing(head.prefix(Self.longestPreamble))
    }
    if self == .unknown, head.count < Self.longestBinarySignature, Self.mayBecomeBinary(head) {
      self = .undecided
    }
  }

  // MARK: Formats with a signature

  private static let longestBinarySignature = 12

  /// Each with the offset at which it stands.
  private static let signatures: [(offset: Int, bytes: [UInt8], format: PictureFormat)] = [
    (0, [0xFF, 0xD8, 0xFF], .jpeg),
    (0, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
    (0, Array("GIF87a".utf8), .gif),
    (0, Array("GIF89a".utf8), .gif),
    (0, [0x49, 0x49, 0x2A, 0x00], .tiff),
    (0, [0x4D, 0x4D, 0x00, 0x2A], .tiff),
    (0, [0x49, 0x49, 0x2B, 0x00], .tiff),
    (0, [0x4D, 0x4D, 0x00, 0x2B], .tiff),
    (8, Array("WEBP".utf8), .webp),
  ]

  private static let heifBrands: Set<String> = [
    "avif", "avis", "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1",
  ]

  private static func binaryFormat(of head: Data) -> PictureFormat? {
    for signature in signatures
    where head.dropFirst(signature.offset).starts(with: signature.bytes) {
      guard signature.format != .webp || head.starts(with: "RIFF".utf8) else { continue }
      return signature.format
    }
    guard head.dropFirst(4).starts(with: "ftyp".utf8) else { return nil }
    let brand = String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self)
    return heifBrands.contains(brand) ? .heif : nil
  }

  /// True when a signature is so far right, as far as the bytes go.
  private static func mayBecomeBinary(_ head: Data) -> Bool {
    if head.count <= 4 || head.dropFirst(4).elementsEqual("ftyp".utf8.prefix(head.count - 4)) {
      return true
    }
    if head.starts(with: "RIFF".utf8) { return true }
    if head.dropFirst(4).starts(with: "ftyp".utf8) { return true }
    return signatures.contains { $0.offset == 0 && $0.bytes.starts(with: head) }
  }

  // MARK: Drawings

  /// An SVG's first element is `svg`, with or without a prefix; before it come only white space, an
  /// XML declaration, comments and a document type.
  private static func drawing(_ head: Data) -> PictureSignature {
    var rest = head[...]
    if rest.starts(with: byteOrderMark) { rest = rest.dropFirst(byteOrderMark.count) }
    while true {
      rest = rest.drop { whiteSpace.contains($0) }
      guard rest.starts(with: "<".utf8) else { return rest.isEmpty ? open(head) : .unknown }
      if rest.starts(with: "<?".utf8) {
        guard let after = rest.after("?>") else { return open(head) }
        rest = after
      } else if rest.starts(with: "<!--".utf8) {
        guard let after = rest.dropFirst(4).after("-->") else { return open(head) }
        rest = after
      } else if rest.starts(with: "<!".utf8) {
        guard let after = afterDocumentType(rest) else { return open(head) }
        rest = after
      } else {
        return element(rest.dropFirst(), head: head)
      }
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let whiteSpace: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]

  private static func element(_ rest: Data, head: Data) -> PictureSignature {
    let ends = whiteSpace + Array("/>".utf8)
    let name = rest.prefix { !ends.contains($0) }
    guard name.count < rest.count else { return open(head) }
    let local = name.split(separator: UInt8(ascii: ":")).last ?? Data()
    return local.elementsEqual("svg".utf8) ? .picture(.svg) : .unknown
  }

  /// A document type may hold declarations of its own in brackets.
  private static func afterDocumentType(_ rest: Data) -> Data? {
    let plain = rest.prefix { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: ">") }
    let tail = rest.dropFirst(plain.count)
    guard tail.starts(with: "[".utf8) else { return tail.after(">") }
    return tail.after("]")?.after(">")
  }

  private static func open(_ head: Data) -> PictureSignature {
    head.count < longestPreamble ? .undecided : .unknown
  }
}

extension Data {
  /// What follows the first occurrence of `mark`; nil when there is none.
  fileprivate func after(_ mark: String) -> Data? {
    guard let range = firstRange(of: Data(mark.utf8)) else { return nil }
    return self[range.upperBound...]
  }
}
