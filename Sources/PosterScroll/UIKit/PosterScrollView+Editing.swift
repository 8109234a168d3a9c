// Changes of the posters that show. The current poster is kept in each of them, as it is when the
// whole list is set. An animated change is not, while the view moves or is in no window.
extension PosterScrollView {
  /// Sets the posters: those that are new come, those that are gone go, the others move.
  ///
  /// - Parameters:
  ///   - posters: the new list; see `posters`.
  ///   - animated: whether pages on screen slide and fade to what they become.
  public func setPosters(_ posters: [Poster], animated: Bool) {
    var refused: [PosterError] = []
    var new = list
    new.posters = PosterList(posters) { refused.append($0) }
    // Behind a data source they do not show.
    if new.source == nil { change(to: new, animated: animated) } else { list = new }
    report(refused)
  }

  /// Puts posters into the list, before the one at `index`; beyond the ends, at the nearest end. One
  /// whose id is there already is refused, and the delegate told.
  public func insertPosters(_ posters: [Poster], at index: Int, animated: Bool) {
    var (new, refused) = (self.posters, [PosterError]())
    let fresh = posters.filter { poster in
      let isNew = list.posters.index(of: poster.id) == nil
      if !isNew { refused.append(.duplicateID(poster.id)) }
      return isNew
    }
    new.insert(contentsOf: fresh, at: max(0, min(index, new.count)))
    setPosters(new, animated: animated)
    report(refused)
  }

  /// Takes posters out of the list. An id that is not there is reported.
  public func removePosters(withIDs ids: some Collection<String>, animated: Bool) {
    let gone = Set(ids)
    let missing = ids.filter { list.posters.index(of: $0) == nil }
    setPosters(posters.filter { !gone.contains($0.id) }, animated: animated)
    report(missing.map { .unknownID($0) })
  }

  /// Moves a poster to where it has the number `index` in the new list; beyond the ends, to the
  /// nearest end. An id that is not there is reported.
  public func movePoster(withID id: String, to index: Int, animated: Bool) {
    guard let old = list.posters.index(of: id) else { return report([.unknownID(id)]) }
    var new = posters
    let poster = new.remove(at: old)
    new.insert(poster, at: max(0, min(index, new.count)))
    setPosters(new, animated: animated)
  }

  /// Puts a poster in the place of the one with its id. An id that is not there is reported.
  public func replacePoster(_ poster: Poster, animated: Bool) {
    guard let index = list.posters.index(of: poster.id) else {
      return report([.unknownID(poster.id)])
    }
    var new = posters
    new[index] = poster
    setPosters(new, animated: animated)
  }
}
