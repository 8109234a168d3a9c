internal import PosterEngine

/// The pages of a view: those of its data source, where it has one, else its posters.
struct PageList {
  /// The app's posters, shown or not.
  var posters = PosterList()

  /// The pages of the data source; nil without one.
  var source: PageIDs?

  /// How many pages there are.
  var count: Int { source?.count ?? posters.count }

  /// The poster that a page shows; nil beyond the ends and for a page of the data source.
  subscript(index: Int) -> Poster? {
    source == nil ? posters[index] : nil
  }

  /// The id of a page, if it has one.
  func id(at index: Int) -> String? {
    if let source { source[index] } else { posters[index]?.id }
  }

  /// Where the page of an id is.
  func index(of id: String) -> Int? {
    if let source { source.index(of: id) } else { posters.index(of: id) }
  }

  /// Where a page of an older list is in this one: by its id, or where it had none at its number,
  /// as long as there is no other page of a known id.
  func place(of index: Int, in old: PageList) -> Int? {
    if let id = old.id(at: index) { return self.index(of: id) }
    return index < count && id(at: index) == nil ? index : nil
  }

  /// The page that is current in this list where `index` was in an older one.
  func anchor(of index: Int, in old: PageList) -> PosterAnchor {
    if let place = place(of: index, in: old) {
      return PosterAnchor(of: index, places: [index: place], among: count)
    }
    var places: [Int: Int] = [:]
    for former in 0..<old.count { places[former] = place(of: former, in: old) }
    return PosterAnchor(of: index, places: places, among: count)
  }
}
