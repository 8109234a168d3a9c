/// The ids of a trace's posters: those that an event named, and beyond them each one's index.
struct TracePosters {
  private var named: [String]
  private var count: Int

  /// Makes posters that nobody named.
  init(count: Int) {
    named = []
    self.count = count
  }

  /// Makes posters with these ids.
  init(_ ids: [String]) {
    named = ids
    count = ids.count
  }

  /// Drops posters from the end, or adds some there.
  mutating func resize(to count: Int) {
    self.count = count
    named = Array(named.prefix(count))
  }

  /// Where the posters that are there before and after a change are, by their index before it.
  ///
  /// As long as `ids`, however many posters there are.
  func places(in ids: [String]) -> [Int: Int] {
    let indices = Dictionary(zip(named, named.indices)) { first, _ in first }
    var places: [Int: Int] = [:]
    for (place, id) in ids.enumerated() {
      if let index = indices[id] ?? unnamedIndex(of: id) { places[index] = place }
    }
    return places
  }

  private func unnamedIndex(of id: String) -> Int? {
    guard let index = Int(id), index >= named.count, index < count, String(index) == id else {
      return nil
    }
    return index
  }
}
