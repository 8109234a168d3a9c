import TestSupport
import Testing

@testable import PosterImages

@Suite("A least-recently-used cache")
struct LRUCacheTests {
  @Test("lets the least recently used values go when the cost goes over the limit")
  func eviction() {
    var cache = LRUCache<String, Int>(costLimit: 10)
    cache.insert(1, for: "a", cost: 4)
    cache.insert(2, for: "b", cost: 4)
    #expect(cache.value(for: "a") == 1)
    cache.insert(3, for: "c", cost: 4)
    #expect(cache.keys == ["c", "a"])
    #expect(cache.totalCost == 8)
    #expect(cache.value(for: "b") == nil)
  }

  @Test("does not keep what is larger than itself, nor the former value of that key")
  func tooLarge() {
    var cache = LRUCache<String, Int>(costLimit: 10)
    cache.insert(1, for: "a", cost: 3)
    cache.insert(2, for: "b", cost: 3)
    cache.insert(3, for: "a", cost: 11)
    #expect(cache.keys == ["b"])
  }

  @Test("replaces a value and its cost")
  func replacing() {
    var cache = LRUCache<String, Int>(costLimit: 10)
    cache.insert(1, for: "a", cost: 9)
    cache.insert(2, for: "a", cost: 5)
    #expect(cache.totalCost == 5)
    #expect(cache.value(for: "a") == 2)
    #expect(cache.count == 1)
  }

  @Test(
    "trims to any cost, from the oldest on", arguments: [(100, 3), (7, 2), (2, 1), (0, 0), (-5, 0)])
  func trimming(cost: Int, count: Int) {
    var cache = LRUCache<Int, Int>(costLimit: 100)
    for (key, cost) in [(1, 5), (2, 4), (3, 2)] { cache.insert(key, for: key, cost: cost) }
    cache.trim(toCost: cost)
    #expect(cache.keys == Array([3, 2, 1].prefix(count)))
  }

  @Test("behaves as a list that is searched, over thousands of random steps")
  func model() {
    var generator = SeededRandom(seed: 7)
    var cache = LRUCache<Int, Int>(costLimit: 40)
    var model: [(key: Int, value: Int, cost: Int)] = []
    for step in 0..<5000 {
      let key = Int.random(in: 0..<20, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        let cost = Int.random(in: 0...12, using: &generator)
        cache.insert(step, for: key, cost: cost)
        model.removeAll { $0.key == key }
        model.insert((key, step, cost), at: 0)
        while model.map(\.cost).reduce(0, +) > 40 { model.removeLast() }
      case 1:
        cache.removeValue(for: key)
        model.removeAll { $0.key == key }
      default:
        let found = model.firstIndex { $0.key == key }
        #expect(cache.value(for: key) == found.map { model[$0].value })
        if let found { model.insert(model.remove(at: found), at: 0) }
      }
      #expect(cache.keys == model.map(\.key), "step \(step)")
      #expect(cache.totalCost == model.map(\.cost).reduce(0, +), "step \(step)")
    }
  }
}
