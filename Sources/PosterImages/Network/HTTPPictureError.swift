import Foundation

/// Why the picture at a URL could not be fetched.
public struct HTTPPictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The URL for people: without user name, password and fragment, its query shortened to `?…`,
  /// since those may be secrets.
  public let name: String

  /// The reason.
  public let failure: HTTPFailure

  init(url: URL, failure: HTTPFailure) {
    self.name = Self.name(of: url)
    self.failure = failure
  }

  /// For example `https://example.org/dune.jpg: cannot be fetched: 404 Not Found`.
  public var description: String { "\(name): \(failure)" }

  /// What an error shows of `url`.
  static func name(of url: URL) -> String {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return "a URL that cannot be read"
    }
    let hasQuery = parts.percentEncodedQuery != nil
    parts.user = nil
    parts.password = nil
    parts.fragment = nil
    parts.percentEncodedQuery = nil
    return (parts.string ?? "") + (hasQuery ? "?…" : "")
  }
}
