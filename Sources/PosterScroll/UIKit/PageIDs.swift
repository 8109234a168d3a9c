/// What the pages of a data source are known by.
struct PageIDs {
  private let ids: [String?]
  private var indices: [String: Int] = [:]

  /// Asks for the id of each page. One that is there already is reported, and the later page has
  /// none.
  init(count: Int, id: (Int) -> String?, refuse: (PosterError) -> Void) {
    var ids: [String?] = []
    ids.reserveCapacity(max(count, 0))
    for page in 0..<max(count, 0) {
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
