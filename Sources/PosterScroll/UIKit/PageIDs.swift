/// What the pages of a data source are known by.
struct PageIDs {
  /// More pages than anybody turns, and few enough to ask for the id of each.
  static let mostPages = 1_000_000

  private let ids: [String?]
  private var indices: [String: Int] = [:]

  /// Asks for the id of each page. One that is there already is reported, and the later page has
  /// none. So are more pages than there may be, of which the first ones are left.
  init(count: Int, id: (Int) -> String?, refuse: (PosterError) -> Void) {
    if count > Self.mostPages { refuse(.tooManyPages(count, limit: Self.mostPages)) }
    let count = max(0, min(count, Self.mostPages))
    var ids: [String?] = []
    ids.reserveCapacity(count)
    for page in 0..<count {
      guard let id = id(page) else {
        ids.append(nil)
        continue
      }
      let isNew = indices[id] == nil
      if isNew { indices[id] = page } else { refuse(.duplicateID(id)) }
      ids.append(isNew ? id : nil)
    }
    self.ids = ids
  }

  /// How many pages there are.
  var count: Int { ids.count }

  /// The id of a page; nil beyond the ends, and where it has none.
  subscript(page: Int) -> String? {
    ids.indices.contains(page) ? ids[page] : nil
  }

  /// The page of an id.
  func index(of id: String) -> Int? { indices[id] }
}
