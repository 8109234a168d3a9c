/// The poster that stays in place when the posters change: the current one, found again by its id.
///
/// Where it is gone, the nearest one that is still there stands in for it, a following one before an
/// earlier one; where none is, the one at the same index, or the last.
public struct PosterAnchor: Equatable, Sendable {
  /// The index, among the new posters, of the current one or of what stands in for it; 0 where
  /// there are none.
  public let index: Int
  /// Whether it is the same poster.
  public let isKept: Bool

  /// Finds the current poster among the new ones by its id.
  ///
  /// - Parameters:
  ///   - index: the current poster's index among the old ones; out of range finds none.
  ///   - old: the ids of the posters before the change.
  ///   - new: the ids of the posters after it; of equal ids the first counts.
  public init<ID: Hashable>(of index: Int, in old: some Collection<ID>, after new: [ID]) {
    var newPlaces: [ID: Int] = [:]
    for (place, id) in new.enumerated() where newPlaces[id] == nil { newPlaces[id] = place }
    var places: [Int: Int] = [:]
    if index >= 0, index < old.count {
      for (index, id) in old.enumerated() { places[index] = newPlaces[id] }
    }
    self.init(of: index, places: places, among: new.count)
  }

  /// Finds the current poster where it is known what became of the others: as long as there are
  /// posters left, however many there were.
  ///
  /// - Parameters:
  ///   - index: the current poster's index among the old ones.
  ///   - places: the indices among the new posters of those that are left, by their old ones.
  ///   - count: how many new posters there are.
  public init(of index: Int, places: [Int: Int], among count: Int) {
    if let place = places[index] {
      self.init(index: place, isKept: true)
      return
    }
    let nearest =
      places.keys.filter { $0 > index }.min() ?? places.keys.filter { $0 < index }.max()
    let place = nearest.flatMap { places[$0] }
    self.init(index: place ?? max(0, min(index, max(count, 1) - 1)), isKept: false)
  }

  private init(index: Int, isKept: Bool) {
    self.index = index
    self.isKept = isKept
  }
}
