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
    for first in names.indices {
      for second in names.indices where first != second {
        let precedes = NaturalOrder.precedes(Array(names[first].utf8), Array(names[second].utf8))
        #expect(precedes == (first < second), "\(names[first]) and \(names[second])")
      }
    }
  }

  @Test("Names that differ in zeros or case alone have an order of their own")
  func total() {
    for (left, right) in [("a01", "a1"), ("A", "a"), ("f001b", "f01b"), ("00", "0")] {
      let (left, right) = (Array(left.utf8), Array(right.utf8))
      #expect(NaturalOrder.precedes(left, right) != NaturalOrder.precedes(right, left))
    }
  }

  @Test("No name precedes itself", arguments: ["", "a", "007", "가", "a1b"])
  func irreflexive(name: String) {
    #expect(!NaturalOrder.precedes(Array(name.utf8), Array(name.utf8)))
  }

  @Test("The order of random names contradicts itself nowhere")
  func transitive() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("0129aAb.".utf8) + [0xFF]
    for _ in 0..<20_000 {
      let names = (0..<3).map { _ in
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          alphabet.randomElement(using: &generator) ?? 0
        }
      }
      let (a, b, c) = (names[0], names[1], names[2])
      #expect(a == b || NaturalOrder.precedes(a, b) != NaturalOrder.precedes(b, a), "\(names)")
      if NaturalOrder.precedes(a, b), NaturalOrder.precedes(b, c) {
        #expect(NaturalOrder.precedes(a, c), "\(names)")
      }
    }
  }
}
