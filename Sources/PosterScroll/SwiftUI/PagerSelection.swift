/// Decides when a pager follows its selection and when it writes it.
///
/// The pager writes what it shows and reads what the app wants; telling its own writes from the
/// app's is what keeps the two from chasing each other.
struct PagerSelection<ID: Hashable> {
  /// What the app's value asks the pager to do.
  enum Demand: Equatable {
    /// Nothing.
    case none
    /// Show this page; `isNew` where the app has just asked for it, not where its element is late.
    case show(ID, isNew: Bool)
  }

  /// The last value that was read or written.
  private(set) var known: ID?

  /// Whether the element of that value was not there, so that it is shown when it arrives.
  private var isAwaiting = false

  /// Takes on the app's value.
  mutating func read(_ value: ID?, isPresent: (ID) -> Bool) -> Demand {
    let isNew = value != known
    let wasAwaiting = isAwaiting
    known = value
    guard let value else {
      isAwaiting = false
      return .none
    }
    isAwaiting = !isPresent(value)
    return !isAwaiting && (isNew || wasAwaiting) ? .show(value, isNew: isNew) : .none
  }

  /// The pager shows a page; returns whether to write it.
  mutating func shows(_ id: ID) -> Bool {
    guard id != known else { return false }
    known = id
    isAwaiting = false
    return true
  }
}
