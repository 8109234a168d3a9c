/// The order in which people list file names: numbers by their value, so that 2 comes before 10,
/// and letters without regard to case.
///
/// It compares bytes, since a file name need not be text; only ASCII letters have a case here. Names
/// that differ in leading zeros or in case alone are ordered by their bytes, so that the order is
/// total.
enum NaturalOrder {
  /// The names in natural order.
  static func sorted(_ names: [[UInt8]]) -> [[UInt8]] {
    names.map { (key: key(of: $0), name: $0) }
      .sorted { left, right in
        left.key == right.key
          ? left.name.lexicographicallyPrecedes(right.name)
          : left.key.lexicographicallyPrecedes(right.key)
      }
      .map(\.name)
  }

  /// Bytes that are in plain order when the names are in natural order: letters in lower case, and
  /// each number as a zero, the count of its digits, and its digits, leading zeros aside. The zero
  /// stands for all digits against other characters, and of two numbers the one with fewer digits
  /// is smaller.
  private static func key(of name: [UInt8]) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(name.count + 8)
    var index = 0
    while index < name.count {
      guard isDigit(name[index]) else {
        key.append(folded(name[index]))
        index += 1
        continue
      }
      var end = index
      while end < name.count, isDigit(name[end]) { end += 1 }
      while index < end, name[index] == zero { index += 1 }
      key.append(zero)
      appendCount(end - index, to: &key)
      key += name[index..<end]
      index = end
    }
    return key
  }

  /// A count as bytes that keep its order: as many 255 as it holds, then the rest.
  private static func appendCount(_ count: Int, to key: inout [UInt8]) {
    key += repeatElement(.max, count: count / 255)
    key.append(UInt8(count % 255))
  }

  private static let zero = UInt8(ascii: "0")

  private static func isDigit(_ byte: UInt8) -> Bool {
    (zero...UInt8(ascii: "9")).contains(byte)
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
