/// The ids of a trace's posters: those that an event named, and beyond them each one's index.
struct TracePosters: RandomAccessCollection {
  private var named: [String]
  private(set) var endIndex: Int

  /// Makes posters that nobody named.
  init(count: Int) {
    named = []
    endIndex = count
  }

  /// Makes posters with these ids.
  init(_ ids: [String]) {
    named = ids
    endIndex = ids.count
  }

  var startIndex: Int { 0 }

  subscript(position: Int) -> String {
    position < named.count ? named[position] : String(position)
  }

  /// Drops posters from the end, or adds some there.
  mutating func resize(to count: Int) {
    endIndex = count
    named = Array(named.prefix(count))
  }
}
