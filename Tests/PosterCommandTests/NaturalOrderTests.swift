import TestSupport
import Testing

@testable import poster

@Suite("Natural order")
struct NaturalOrderTests {
  @Test(
    "Names come in the order in which people list them",
    arguments: [
      ["a2.jpg", "a10.jpg"], ["2", "10", "b"], ["a1b2", "a1b10", "a2b1"],
      ["Apple", "banana", "Cherry"], ["a", "a1", "a1b"], ["a", "B", "c"],
      ["9", "10000000000000000000000000", "10000000000000000000000001"],
      ["x01.jpg", "x1.jpg", "x2.jpg", "x010.jpg"],
      ["", "a"], ["a-1", "a.1", "a1"], ["가2", "가10", "나1"],
    ])
  func order(names: [String]) {
    let names = names.map { Array($0.utf8) }
    var generator = SeededRandom(seed: 1)
    for _ in 0..<20 {
      #expect(NaturalOrder.sorted(names.shuffled(using: &generator)) == names)
    }
  }

  @Test(
    "Names that differ in zeros or case alone have an order of their own",
    arguments: [["a01", "a1"], ["A", "a"], ["f001b", "f01b"], ["0", "00"]])
  func total(names: [String]) {
    let names = names.map { Array($0.utf8) }
    #expect(NaturalOrder.sorted(names) == names)
    #expect(NaturalOrder.sorted(names.reversed()) == names)
  }

  @Test("A number of hundreds of digits comes after one with a digit less")
  func longNumbers() {
    let names = [1, 254, 255, 256, 600].map { [UInt8](repeating: UInt8(ascii: "9"), count: $0) }
    #expect(NaturalOrder.sorted(names.reversed()) == names)
  }

  @Test("It agrees with a comparison of split names")
  func agrees() {
    var generator = SeededRandom(seed: 2)
    let alphabet = Array("0129aAb.".utf8)
    let names = (0..<3_000).map { _ in
      (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
    }
    let sorted = NaturalOrder.sorted(names)
    for (first, second) in zip(sorted, sorted.dropFirst()) {
      #expect(!precedes(second, first), "\(first) and \(second)")
    }
  }

  /// Whether a name comes first, compared run of digits by run of digits.
  private func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let (leftRuns, rightRuns) = (runs(left), runs(right))
    for (a, b) in zip(leftRuns, rightRuns) where a != b {
      if let numberA = Int(a), let numberB = Int(b) { return numberA < numberB }
      return a.utf8.lexicographicallyPrecedes(b.utf8)
    }
    guard leftRuns.count == rightRuns.count else { return leftRuns.count < rightRuns.count }
    return left.lexicographicallyPrecedes(right)
  }

  /// A name's numbers, leading zeros aside, and its other characters in lower case, one by one.
  private func runs(_ name: [UInt8]) -> [String] {
    var runs: [String] = []
    for character in String(decoding: name, as: UTF8.self).lowercased() {
      if character.isNumber, let last = runs.last, Int(last) != nil {
        runs[runs.count - 1] = String((Int(last) ?? 0) * 10 + (character.wholeNumberValue ?? 0))
      } else {
        runs.append(String(character))
      }
    }
    return runs
  }
}
