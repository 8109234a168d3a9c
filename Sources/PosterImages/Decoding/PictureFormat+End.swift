#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PictureFormat {
  /// False when the file ends before its picture does.
  ///
  /// For decoders that show what there is of a file that is cut short. What follows the picture
  /// does not count: cameras append films and more.
  func hasEnd(_ data: Data) -> Bool {
    switch self {
    case .jpeg: data.withUnsafeBytes { Self.hasJPEGEnd($0) }
    case .png: data.withUnsafeBytes { Self.hasPNGEnd($0) }
    default: !isCutShort(data)
    }
  }

  /// Walks from segment to segment to the first scan, so that a thumbnail's end does not count, and
  /// looks for the mark of the end behind it.
  private static func hasJPEGEnd(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let (marker, startOfScan, endOfImage): (UInt8, UInt8, UInt8) = (0xFF, 0xDA, 0xD9)
    var index = 2
    for _ in 0..<partLimit {
      guard index + 3 < bytes.count, bytes[index] == marker else { return false }
      guard bytes[index + 1] != marker else {
        index += 1
        continue
      }
      if bytes[index + 1] == startOfScan {
        // From the back, where a whole file has it.
        return (index..<(bytes.count - 1)).reversed().contains {
          bytes[$0] == marker && bytes[$0 + 1] == endOfImage
        }
      }
      index += 2 + bytes.bigEndian(at: index + 2, length: 2)
    }
    return true
  }

  /// Walks from chunk to chunk to the last one, whose checksum no picture needs.
  private static func hasPNGEnd(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let (signatureLength, fieldsLength) = (8, 12)
    var index = signatureLength
    for _ in 0..<partLimit {
      guard index + signatureLength <= bytes.count else { return false }
      if bytes[(index + 4)..<(index + 8)].elementsEqual("IEND".utf8) { return true }
      index += fieldsLength + bytes.bigEndian(at: index, length: 4)
    }
    return true
  }
}
