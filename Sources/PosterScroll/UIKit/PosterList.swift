/// The posters of a view, no id twice.
struct PosterList {
  /// The posters, in order.
  private(set) var posters: [Poster] = []

  private var indices: [String: Int] = [:]

  /// An empty list.
  init() {}

  /// The posters whose id is new, in order; the others are reported.
  init(_ posters: [Poster], refuse: (PosterError) -> Void) {
    self.posters.reserveCapacity(posters.count)
    indices.reserveCapacity(posters.count)
    for poster in posters {
      do { try append(poster) } catch { refuse(error) }
    }
  }

  /// How many posters there are.
  var count: Int { posters.count }

  /// Appends a poster.
  ///
  /// - Throws: `PosterError.duplicateID` when one with its id is there.
  mutating func append(_ poster: Poster) throws(PosterError) {
    guard indices[poster.id] == nil else { throw .duplicateID(poster.id) }
    indices[poster.id] = posters.count
    posters.append(poster)
  }

  /// The poster at an index; nil beyond the ends.
  subscript(index: Int) -> Poster? {
    posters.indices.contains(index) ? posters[index] : nil
  }

  /// Where the poster of an id is.
  func index(of id: String) -> Int? { indices[id] }
}
