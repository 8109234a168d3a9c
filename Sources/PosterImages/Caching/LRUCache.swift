/// Values up to a total cost; the least recently used ones go first.
///
/// Every operation on one value takes constant time.
struct LRUCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Node: Sendable {
    let key: Key
    var value: Value
    var cost: Int
    /// Towards the more recently used; nil at that end.
    var newer: Int?
    /// Towards the less recently used; nil at that end.
    var older: Int?
  }

  /// What all values may cost together; a value that costs more on its own is not kept.
  let costLimit: Int

  /// What the values cost together, never above the limit.
  private(set) var totalCost = 0

  private var nodes: [Node?] = []
  private var freeSlots: [Int] = []
  private var slots: [Key: Int] = [:]
  private var newest: Int?
  private var oldest: Int?

  init(costLimit: Int) {
    self.costLimit = max(costLimit, 0)
  }

  var count: Int { slots.count }

  /// The keys, the most recently used first.
  var keys: [Key] {
    Array(sequence(first: newest) { $0.flatMap { nodes[$0]?.older } }.prefix { $0 != nil })
      .compactMap { $0.flatMap { nodes[$0]?.key } }
  }

  /// The value, which becomes the most recently used.
  mutating func value(for key: Key) -> Value? {
    guard let slot = slots[key], let value = nodes[slot]?.value else { return nil }
    unlink(slot)
    link(slot)
    return value
  }

  /// Keeps the value as the most recently used one, instead of a former value of that key.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    removeValue(for: key)
    let cost = max(cost, 0)
    guard cost <= costLimit else { return }
    trim(toCost: costLimit - cost)
    let node = Node(key: key, value: value, cost: cost)
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = free
      nodes[slot] = node
    } else {
      slot = nodes.count
      nodes.append(node)
    }
    slots[key] = slot
    totalCost += cost
    link(slot)
  }

  /// Removes and returns the value.
  @discardableResult
  mutating func removeValue(for key: Key) -> Value? {
    guard let slot = slots.removeValue(forKey: key), let node = nodes[slot] else { return nil }
    unlink(slot)
    nodes[slot] = nil
    freeSlots.append(slot)
    totalCost -= node.cost
    return node.value
  }

  /// Removes the values whose keys are meant, in a time that grows with the number of all.
  mutating func removeAll(where isMeant: (Key) -> Bool) {
    for key in slots.keys where isMeant(key) { removeValue(for: key) }
  }

  /// Removes the least recently used values until the rest costs no more than that.
  mutating func trim(toCost cost: Int) {
    while totalCost > max(cost, 0), let oldest, let key = nodes[oldest]?.key {
      removeValue(for: key)
    }
  }

  /// Takes a node out of the order.
  private mutating func unlink(_ slot: Int) {
    guard let node = nodes[slot] else { return }
    if let newer = node.newer { nodes[newer]?.older = node.older } else { newest = node.older }
    if let older = node.older { nodes[older]?.newer = node.newer } else { oldest = node.newer }
  }

  /// Puts a node that is in no order at the newer end.
  private mutating func link(_ slot: Int) {
    nodes[slot]?.newer = nil
    nodes[slot]?.older = newest
    if let newest { nodes[newest]?.newer = slot } else { oldest = slot }
    newest = slot
  }
}
