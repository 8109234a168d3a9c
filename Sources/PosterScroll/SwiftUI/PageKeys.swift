/// Names for ids of any type, unique and the same for as long as an id is in the list.
struct PageKeys<ID: Hashable> {
  private var keys: [ID: String] = [:]
  private var lastKey = 0

  /// The key of an id in the list.
  subscript(id: ID) -> String? { keys[id] }

  /// Takes on another list of ids.
  mutating func update(to ids: [ID]) {
    let old = keys
    keys = [:]
    keys.reserveCapacity(ids.count)
    for id in ids { keys[id] = old[id] ?? makeKey() }
  }

  private mutating func makeKey() -> String {
    lastKey += 1
    return "\(lastKey)"
  }
}
