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
    case .png: data.firstRange(of: Data("IEND".utf8)) != nil
    default: !isCutShort(data)
    }
  }

  /// Walks from segment to segment to the first scan, so that a thumbnail's end does not count, and
  /// looks for the mark of the end behind it.
  private static func hasJPEGEnd(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let (marker, startOfScan, endOfImage): (UInt8, UInt8, UInt8) = (0xFF, 0xDA, 0xD9)
    var index = 2
    while index + 3 < bytes.count, bytes[index] == marker {
      guard bytes[index + 1] != marker else {
        index += 1
        continue
      }
      if bytes[index + 1] == startOfScan {
        return (index..<(bytes.count - 1)).contains {
          bytes[$0] == marker && bytes[$0 + 1] == endOfImage
        }
      }
      index += 2 + Int(bytes[index + 2]) << 8 + Int(bytes[index + 3])
    }
    return false
  }
}
