import Foundation

/// A number that tells bytes apart: finds damage and spreads keys, but is no protection against
/// somebody who wants two to agree.
enum Checksum {
  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
  // Odd, with its bits evenly spread: the fractional part of the golden ratio.
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  static func of(_ text: String.UTF8View, seed: UInt64 = 0) -> UInt64 {
    of(Data(text), seed: seed)
  }

  /// Eight bytes at a time: pictures are large.
  static func of(_ data: Data, seed: UInt64 = 0) -> UInt64 {
    data.withUnsafeBytes { bytes in
      var sum = mixed(start ^ seed, UInt64(bytes.count))
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        sum = mixed(sum, UInt64(littleEndian: word))
        offset += 8
      }
      for byte in bytes[offset...] { sum = mixed(sum, UInt64(byte)) }
      return mixed(sum, 0)
    }
  }

  private static func mixed(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let product = (sum ^ word) &* factor
    return product ^ product >> 29
  }
}
