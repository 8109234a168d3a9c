import TestSupport
import Testing

@testable import PosterImages

@Suite("A priority queue")
struct PriorityQueueTests {
  @Test("gives the smallest priority first, equals in the order in which they came")
  func order() {
    var queue = PriorityQueue<String, Int>()
    for (element, priority) in [("a", 3), ("b", 1), ("c", 3), ("d", 0), ("e", 1)] {
      queue.set(element, priority: priority)
    }
    let order = (0..<5).map { _ in queue.popFirst() }
    #expect(order == ["d", "b", "e", "a", "c"])
    #expect(queue.popFirst() == nil)
  }

  @Test("moves an element whose priority changes while it waits, both ways")
  func changing() {
    var queue = PriorityQueue<String, Int>()
    for (element, priority) in [("a", 1), ("b", 2), ("c", 3)] {
      queue.set(element, priority: priority)
    }
    queue.set("c", priority: 0)
    queue.set("a", priority: 9)
    let order = (0..<3).map { _ in queue.popFirst() }
    #expect(order == ["c", "b", "a"])
  }

  @Test("forgets an element that is removed, and takes it again as a new one")
  func removing() {
    var queue = PriorityQueue<String, Int>()
    queue.set("a", priority: 1)
    queue.set("b", priority: 1)
    #expect(queue.remove("a") == true)
    #expect(queue.remove("a") == false)
    queue.set("a", priority: 1)
    let order = (0..<2).map { _ in queue.popFirst() }
    #expect(order == ["b", "a"])
  }

  @Test("behaves as a list that is sorted, over thousands of random steps")
  func model() {
    var generator = SeededRandom(seed: 11)
    var queue = PriorityQueue<Int, Int>()
    var model: [(element: Int, priority: Int)] = []
    for step in 0..<5000 {
      let element = Int.random(in: 0..<40, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        let isThere = model.contains { $0.element == element }
        #expect(queue.remove(element) == isThere)
        model.removeAll { $0.element == element }
      case 1:
        // The first of the smallest, since the list is in the order of arrival.
        let next = model.min { $0.priority < $1.priority }
        #expect(queue.popFirst() == next?.element, "step \(step)")
        model.removeAll { $0.element == next?.element }
      default:
        let priority = Int.random(in: 0..<10, using: &generator)
        queue.set(element, priority: priority)
        if let place = model.firstIndex(where: { $0.element == element }) {
          model[place].priority = priority
        } else {
          model.append((element, priority))
        }
      }
      #expect(queue.count == model.count, "step \(step)")
    }
  }
}
