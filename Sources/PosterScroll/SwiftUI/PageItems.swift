/// The elements of a pager, no id twice.
struct PageItems<Data, ID> where Data: RandomAccessCollection, ID: Hashable {
  /// The ids, in order.
  private(set) var ids: [ID] = []

  /// The ids of elements that are left out, since an earlier one has the same.
  private(set) var duplicates: [ID] = []

  private var data: Data
  private var indices: [ID: Int] = [:]

  /// Where the elements are in the data; empty where they are in the places of their ids.
  private var offsets: [Int] = []

  /// The elements whose id is new, in order.
  init(_ data: Data, id: KeyPath<Data.Element, ID>) {
    self.data = data
    ids.reserveCapacity(data.count)
    indices.reserveCapacity(data.count)
    for (offset, element) in data.enumerated() {
      let elementID = element[keyPath: id]
      guard indices[elementID] == nil else {
        if duplicates.isEmpty { offsets = Array(0..<offset) }
        duplicates.append(elementID)
        continue
      }
      indices[elementID] = ids.count
      ids.append(elementID)
      if !duplicates.isEmpty { offsets.append(offset) }
    }
  }

  /// Takes on other data; returns whether the ids differ, also those left out. Data with the same
  /// ids, as in most updates, costs a comparison.
  mutating func update(to newData: Data, id: KeyPath<Data.Element, ID>) -> Bool {
    let isSame =
      duplicates.isEmpty && newData.count == ids.count
      && newData.lazy.map { $0[keyPath: id] }.elementsEqual(ids)
    guard !isSame else {
      data = newData
      return false
    }
    let old = self
    self = PageItems(newData, id: id)
    return ids != old.ids || duplicates != old.duplicates
  }

  /// The id at an index; nil beyond the ends.
  func id(at index: Int) -> ID? {
    ids.indices.contains(index) ? ids[index] : nil
  }

  /// Where an id is.
  func index(of id: ID) -> Int? { indices[id] }

  /// The element at an index; nil beyond the ends.
  func element(at index: Int) -> Data.Element? {
    guard ids.indices.contains(index) else { return nil }
    let offset = duplicates.isEmpty ? index : offsets[index]
    return data[data.index(data.startIndex, offsetBy: offset)]
  }
}
