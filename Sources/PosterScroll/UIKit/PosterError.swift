/// Why a poster is not shown.
public enum PosterError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Two posters, or two pages of a data source, have the same id; only the first one counts.
  case duplicateID(String)

  /// The fault and the way out.
  public var description: String {
    switch self {
    case .duplicateID(let id):
      "two posters have the id \"\(id)\" and only the first counts; give each an id of its own"
    }
  }
}
