/// Elements in the order of their priorities, which can change while they wait; those of equal
/// priority in the order in which they came.
///
/// A binary heap with an index: adding, changing and removing take logarithmic time.
struct PriorityQueue<Element: Hashable & Sendable, Priority: Comparable & Sendable>: Sendable {
  private struct Entry: Sendable {
    let element: Element
    var priority: Priority
    let arrival: Int

    func precedes(_ other: Entry) -> Bool {
      priority == other.priority ? arrival < other.arrival : priority < other.priority
    }
  }

  private var heap: [Entry] = []
  private var places: [Element: Int] = [:]
  private var arrivals = 0

  init() {}

  var count: Int { heap.count }

  var isEmpty: Bool { heap.isEmpty }

  /// The element that is next: the one with the smallest priority.
  var first: Element? { heap.first?.element }

  func contains(_ element: Element) -> Bool { places[element] != nil }

  /// Adds the element, or changes its priority where it waits already, keeping its arrival.
  mutating func set(_ element: Element, priority: Priority) {
    if let place = places[element] {
      heap[place].priority = priority
      settle(place)
    } else {
      heap.append(Entry(element: element, priority: priority, arrival: arrivals))
      arrivals += 1
      places[element] = heap.count - 1
      settle(heap.count - 1)
    }
  }

  /// Removes and returns the next element.
  mutating func popFirst() -> Element? {
    guard let first else { return nil }
    remove(first)
    return first
  }

  /// Removes the element; false when it does not wait.
  @discardableResult
  mutating func remove(_ element: Element) -> Bool {
    guard let place = places.removeValue(forKey: element) else { return false }
    let last = heap.removeLast()
    if place < heap.count {
      heap[place] = last
      places[last.element] = place
      settle(place)
    }
    return true
  }

  /// Moves an entry up or down to where it belongs.
  private mutating func settle(_ start: Int) {
    var place = start
    while place > 0, heap[place].precedes(heap[(place - 1) / 2]) {
      swapEntries(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
    while let child = firstChild(of: place), heap[child].precedes(heap[place]) {
      swapEntries(place, child)
      place = child
    }
  }

  private func firstChild(of place: Int) -> Int? {
    let left = 2 * place + 1
    guard left < heap.count else { return nil }
    let right = left + 1
    return right < heap.count && heap[right].precedes(heap[left]) ? right : left
  }

  private mutating func swapEntries(_ one: Int, _ other: Int) {
    heap.swapAt(one, other)
    places[heap[one].element] = one
    places[heap[other].element] = other
  }
}
