/// The order in which people list file names: numbers by their value, so that 2 comes before 10,
/// and letters without regard to case.
///
/// It compares bytes, since a file name need not be text; only ASCII letters have a case here. Names
/// that differ in leading zeros or in case alone are ordered by their bytes, so that the order is
/// total.
enum NaturalOrder {
  static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    var (restOfLeft, restOfRight) = (left[...], right[...])
    while let a = restOfLeft.first, let b = restOfRight.first {
      if isDigit(a), isDigit(b) {
        let (numberA, numberB) = (popNumber(&restOfLeft), popNumber(&restOfRight))
        if numberA.count != numberB.count { return numberA.count < numberB.count }
        if numberA != numberB { return numberA.lexicographicallyPrecedes(numberB) }
      } else {
        let (foldedA, foldedB) = (folded(a), folded(b))
        if foldedA != foldedB { return foldedA < foldedB }
        restOfLeft.removeFirst()
        restOfRight.removeFirst()
      }
    }
    guard restOfLeft.isEmpty, restOfRight.isEmpty else { return restOfLeft.isEmpty }
    return left.lexicographicallyPrecedes(right)
  }

  /// Takes a run of digits off and returns it without leading zeros, so that of two numbers the one
  /// with fewer digits is smaller.
  private static func popNumber(_ text: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = text.prefix(while: isDigit)
    text = text[digits.endIndex...]
    return digits.drop { $0 == UInt8(ascii: "0") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
