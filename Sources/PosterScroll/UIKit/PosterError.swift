/// Why a poster is not shown.
public enum PosterError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Two posters of one list have the same id; the first one is shown.
  case duplicateID(String)

  /// The fault and the way out.
  public var description: String {
    switch self {
    case .duplicateID(let id):
      "two posters have the id \"\(id)\" and only the first is shown; give each an id of its own"
    }
  }
}
