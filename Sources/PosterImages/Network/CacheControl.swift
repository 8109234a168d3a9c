/// What a response's `Cache-Control` says to a cache of one user (RFC 9111, 5.2.2).
///
/// `s-maxage` and `proxy-revalidate` are for shared caches and have no effect; `private` and
/// `public` change nothing here; unknown directives are skipped.
struct CacheControl: Hashable, Sendable {
  /// The largest number of seconds that is told apart (RFC 9111, 1.2.2).
  private static let longest = 1 << 31

  var isStoringForbidden = false
  /// To be confirmed by the server before each use.
  var isConfirmedAlways = false
  /// Never to be used stale without the server's confirmation.
  var isConfirmedWhenStale = false
  /// Seconds. Zero when the server's number is none.
  var maxAge: Int?
  /// Seconds.
  var staleIfError: Int?

  init(_ text: String?) {
    var rest = Substring(text ?? "")
    while let directive = Self.next(in: &rest) { apply(directive) }
  }

  private mutating func apply(_ directive: (name: String, argument: String?)) {
    switch directive.name {
    case "no-store": isStoringForbidden = true
    // Also when it names fields: confirming too much is never wrong.
    case "no-cache": isConfirmedAlways = true
    case "must-revalidate": isConfirmedWhenStale = true
    case "max-age":
      // The shortest, should it be there twice.
      maxAge = min(maxAge ?? .max, Self.seconds(directive.argument) ?? 0)
    case "stale-if-error":
      staleIfError = min(staleIfError ?? .max, Self.seconds(directive.argument) ?? 0)
    default: break
    }
  }

  private static func seconds(_ text: String?) -> Int? {
    guard let text, !text.isEmpty,
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return min(Int(text) ?? longest, longest)
  }

  /// Takes one directive off the front: commas inside quotes do not separate.
  private static func next(in rest: inout Substring) -> (name: String, argument: String?)? {
    rest = rest.drop { $0 == "," || $0.isWhitespace }
    guard !rest.isEmpty else { return nil }
    let name = rest.prefix { $0 != "," && $0 != "=" }
    rest = rest.dropFirst(name.count)
    guard rest.first == "=" else { return (cleaned(name), nil) }
    rest = rest.dropFirst().drop { $0.isWhitespace }
    let isQuoted = rest.first == "\""
    if isQuoted { rest = rest.dropFirst() }
    let argument = rest.prefix { isQuoted ? $0 != "\"" : $0 != "," }
    rest = rest.dropFirst(argument.count).drop { $0 != "," }
    return (cleaned(name), cleaned(argument))
  }

  private static func cleaned(_ text: Substring) -> String {
    text.filter { !$0.isWhitespace }.lowercased()
  }
}
