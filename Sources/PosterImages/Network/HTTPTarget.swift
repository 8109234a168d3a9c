import Foundation

/// A URL that may be fetched: http or https, with a host.
struct HTTPTarget: Hashable, Sendable {
  let url: URL

  /// Equal for URLs that are the same to a server.
  let key: String

  /// Nil for anything else.
  init?(_ url: URL) {
    guard var parts = URLComponents(url: url.absoluteURL, resolvingAgainstBaseURL: true),
      let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = parts.host, !host.isEmpty
    else { return nil }
    parts.scheme = scheme
    parts.fragment = nil
    if parts.percentEncodedPath.isEmpty { parts.percentEncodedPath = "/" }
    guard let plain = parts.url else { return nil }
    self.url = plain
    self.key = plain.absoluteString
  }

  /// True when the URL holds a password, or a user's name.
  var hasCredentials: Bool { url.user != nil || url.password != nil }

  /// Where a redirect from here leads.
  func redirected(to location: String, status: Int) throws(HTTPFailure) -> HTTPTarget {
    guard let url = URL(string: location, relativeTo: url)?.absoluteURL else {
      throw .redirectWithoutTarget(status: status)
    }
    if let target = HTTPTarget(url) { return target }
    guard let scheme = url.scheme?.lowercased(), !["http", "https"].contains(scheme) else {
      throw .redirectWithoutTarget(status: status)
    }
    throw .unsupportedRedirect(scheme: String(scheme.prefix(20)))
  }
}
