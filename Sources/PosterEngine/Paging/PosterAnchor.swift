/// The poster that stays in place when the posters change: the current one, found again by its id.
public struct PosterAnchor: Equatable, Sendable {
  /// The index, among the new posters, of the current one or of what stands in for it; 0 where
  /// there are none.
  public let index: Int
  /// Whether it is the same poster.
  public let isKept: Bool

  /// Finds the current poster among the new ones.
  ///
  /// Where it is gone, the nearest one that is still there stands in for it, a following one before
  /// an earlier one; where none is, the one at the same index, or the last.
  ///
  /// - Parameters:
  ///   - index: the current poster's index among the old ones; out of range finds none.
  ///   - old: the ids of the posters before the change.
  ///   - new: the ids of the posters after it; of equal ids the first counts.
  public init<ID: Hashable>(
    of index: Int, in old: some RandomAccessCollection<ID>, after new: [ID]
  ) {
    var places: [ID: Int] = [:]
    for (place, id) in new.enumerated() where places[id] == nil { places[id] = place }
    guard index >= 0, index < old.count else {
      self.init(index: max(0, min(index, new.count - 1)), isKept: false)
      return
    }
    if let place = places[old[old.index(old.startIndex, offsetBy: index)]] {
      self.init(index: place, isKept: true)
      return
    }
    let following = old.dropFirst(index + 1).lazy.compactMap { places[$0] }
    let earlier = old.prefix(index).reversed().lazy.compactMap { places[$0] }
    let place = new.isEmpty ? nil : following.first ?? earlier.first
    self.init(index: place ?? max(0, min(index, new.count - 1)), isKept: false)
  }

  private init(index: Int, isKept: Bool) {
    self.index = index
    self.isKept = isKept
  }
}
