/// Why the view does not do with a poster what it was asked to.
public enum PosterError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Two posters, or two pages of a data source, have the same id; only the first one counts.
  case duplicateID(String)

  /// A poster to move, to remove or to replace is not in the list.
  case unknownID(String)

  /// A data source has more pages than there may be; only the first ones show.
  case tooManyPages(Int, limit: Int)

  /// The fault and the way out.
  public var description: String {
    switch self {
    case .duplicateID(let id):
      "two posters have the id \"\(id)\" and only the first counts; give each an id of its own"
    case .unknownID(let id):
      "no poster has the id \"\(id)\" and nothing is changed; take the id from the view's posters"
    case .tooManyPages(let count, let limit):
      "the data source has \(count) pages and only the first \(limit) show; a view goes round with"
        + " isLooping"
    }
  }
}
