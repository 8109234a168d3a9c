/// What the numbers of HTTP answers mean.
enum HTTPStatus {
  static let ok = 200
  static let notModified = 304

  /// True when the answer proper is still to come.
  static func isInterim(_ code: Int) -> Bool { 100...199 ~= code }

  /// True when the answer points somewhere else.
  static func isRedirect(_ code: Int) -> Bool {
    switch code {
    case 301, 302, 303, 307, 308: true
    default: false
    }
  }

  /// True when the same request may be answered otherwise a moment later.
  static func isPassing(_ code: Int) -> Bool {
    switch code {
    case 408, 429, 500, 502, 503, 504: true
    default: false
    }
  }

  /// True when the picture is known to be no longer there.
  static func isGone(_ code: Int) -> Bool { code == 404 || code == 410 }

  /// True when a cache may decide for itself how long an answer without a stated lifetime is
  /// fresh (RFC 9110, 15.1).
  static func allowsHeuristicFreshness(_ code: Int) -> Bool {
    switch code {
    case ok, 301, 308: true
    default: false
    }
  }

  /// The number with its usual phrase: `404 Not Found`.
  static func description(of code: Int) -> String {
    guard let phrase = phrases[code] else { return "status \(code)" }
    return "\(code) \(phrase)"
  }

  private static let phrases = [
    204: "No Content", 206: "Partial Content", 301: "Moved Permanently", 302: "Found",
    303: "See Other", 304: "Not Modified", 307: "Temporary Redirect", 308: "Permanent Redirect",
    400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 406: "Not Acceptable", 408: "Request Timeout", 410: "Gone",
    429: "Too Many Requests", 451: "Unavailable For Legal Reasons",
    500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway",
    503: "Service Unavailable", 504: "Gateway Timeout",
  ]
}
