import Foundation

/// `head` and that many zeros, compressed with gzip as tightly as it goes: 258 zeros in 13 bits.
///
/// - Parameter zeros: A multiple of 258.
func gzipped(_ head: Data, zeros: Int) -> Data {
  var writer = BitWriter()
  writer.write(1, count: 1)
  writer.write(1, count: 2)
  for byte in head { writer.writeLiteral(byte) }
  if zeros > 0 { writer.writeLiteral(0) }
  for _ in 0..<(zeros / 258) {
    // The longest match, at distance 1.
    writer.writeCode(0b1100_0101, count: 8)
    writer.writeCode(0, count: 5)
  }
  writer.writeCode(0, count: 7)
  let count = head.count + (zeros > 0 ? 1 + zeros / 258 * 258 : 0)
  let sum = crc32(head, zeros: count - head.count)
  let trailer = [sum, UInt32(count)].flatMap { number in
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
  return Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]) + writer.bytes + trailer
}

/// Writes deflate's fixed Huffman codes.
private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var bitCount = 0

  /// The lowest bit first.
  mutating func write(_ value: Int, count: Int) {
    for bit in 0..<count {
      if bitCount % 8 == 0 { bytes.append(0) }
      if value >> bit & 1 == 1 { bytes[bytes.count - 1] |= 1 << UInt8(bitCount % 8) }
      bitCount += 1
    }
  }

  /// The highest bit first.
  mutating func writeCode(_ code: Int, count: Int) {
    for bit in (0..<count).reversed() { write(code >> bit & 1, count: 1) }
  }

  mutating func writeLiteral(_ byte: UInt8) {
    if byte < 144 {
      writeCode(0b0011_0000 + Int(byte), count: 8)
    } else {
      writeCode(0b1_1001_0000 + Int(byte) - 144, count: 9)
    }
  }
}

private func crc32(_ head: Data, zeros: Int) -> UInt32 {
  var sum = UInt32.max
  func add(_ byte: UInt8) {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }
  for byte in head { add(byte) }
  for _ in 0..<zeros { add(0) }
  return ~sum
}
