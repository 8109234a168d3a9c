import Testing

@testable import PosterScroll

@Suite("Keys of ids")
struct PageKeysTests {
  @Test("A key is unique, stays with its id, and is not used again")
  func keys() {
    var keys = PageKeys<[Int]>()
    keys.update(to: [[1], [2], [3]])
    let first = [keys[[1]], keys[[2]], keys[[3]]]
    #expect(Set(first).count == 3)
    #expect(!first.contains(nil))
    keys.update(to: [[3], [1]])
    #expect([keys[[3]], keys[[1]], keys[[2]]] == [first[2], first[0], nil])
    keys.update(to: [[2], [3]])
    #expect(keys[[3]] == first[2])
    #expect(keys[[2]] != nil && !first.contains(keys[[2]]))
  }
}
