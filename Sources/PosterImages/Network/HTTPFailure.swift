/// The reason why a picture could not be fetched.
///
/// Each description is the predicate of a sentence whose subject is the picture's name.
public enum HTTPFailure: Error, Hashable, Sendable {
  /// Not an http or https URL with a host.
  case unsupportedURL
  /// A redirect to something else than http or https; the scheme.
  case unsupportedRedirect(scheme: String)
  /// A redirect that does not say where to.
  case redirectWithoutTarget(status: Int)
  /// A redirect to a URL that it came from.
  case redirectLoop
  /// More redirects in a row than are followed.
  case tooManyRedirects(limit: Int)
  /// An answer that is not a picture's; the seconds of its `Retry-After`, if any.
  case status(Int, retryAfter: Int?)
  /// Nothing arrived for that long.
  case stalled(Duration)
  /// Still not complete after that long.
  case timedOut(Duration)
  /// This device has no network connection that may be used.
  case offline
  /// No server of that name is known.
  case hostNotFound
  /// The server does not accept connections.
  case cannotConnect
  /// The connection ended before the answer did, or the answer could not be decompressed.
  case connectionLost
  /// The certificate, or the encryption, is not to be trusted.
  case insecure
  /// The server closed the connection without an answer, or what came is not HTTP.
  case invalidResponse
  /// Any other failure of the system's networking; its `URLError` code.
  case transport(code: Int)
  /// The body is empty.
  case empty
  /// The body is shorter than the server announced.
  case incomplete(received: Int, expected: Int)
  /// The body is longer than what is fetched: so many bytes.
  case tooLarge(limit: Int)
  /// The body is not a picture in a known format; the media type that the server named, if any.
  case notAPicture(mediaType: String?)
  /// The task that asked for the picture was cancelled.
  case cancelled
}

extension HTTPFailure {
  /// True when the same request may succeed a moment later.
  var isPassing: Bool {
    switch self {
    case .status(let code, _): HTTPStatus.isPassing(code)
    case .stalled, .timedOut, .offline, .hostNotFound, .cannotConnect, .connectionLost,
      .incomplete, .invalidResponse, .transport:
      true
    case .unsupportedURL, .unsupportedRedirect, .redirectWithoutTarget, .redirectLoop,
      .tooManyRedirects, .insecure, .empty, .tooLarge, .notAPicture, .cancelled:
      false
    }
  }

  /// True when a stale copy may be shown instead.
  var isOutage: Bool { isPassing || self == .insecure }
}

extension HTTPFailure: CustomStringConvertible {
  /// The reason, and where it helps, the way out.
  public var description: String {
    switch self {
    case .unsupportedURL: "is not an http or https URL with a host"
    case .unsupportedRedirect(let scheme): "is redirected to a \(scheme) URL, which is refused"
    case .redirectWithoutTarget(let status):
      "cannot be fetched: \(HTTPStatus.description(of: status)) without a valid target"
    case .redirectLoop: "is redirected in a circle"
    case .tooManyRedirects(let limit): "is redirected more than \(limit) times"
    case .status(let code, let wait): "cannot be fetched: " + Self.text(of: code, wait: wait)
    case .stalled(let time): "timed out: nothing came for \(Self.seconds(time))"
    case .timedOut(let time): "timed out after \(Self.seconds(time))"
    case .offline: "cannot be fetched: there is no network connection"
    case .hostNotFound: "cannot be fetched: its server's name is unknown"
    case .cannotConnect: "cannot be fetched: its server does not accept connections"
    case .connectionLost: "cannot be fetched: the connection broke off"
    case .insecure: "cannot be fetched: no secure connection to its server is possible"
    case .invalidResponse: "cannot be fetched: its server gave no valid answer"
    case .transport(let code): "cannot be fetched: network error \(code)"
    case .empty: "is empty (0 bytes)"
    case .incomplete(let received, let expected):
      "is incomplete: \(received) of \(expected) bytes came"
    case .tooLarge(let limit): "is larger than \(Self.size(limit)), the most that is fetched"
    case .notAPicture(nil): "is not a picture"
    case .notAPicture(let type?): "is not a picture: the server calls it \(type)"
    case .cancelled: "was cancelled"
    }
  }

  private static func text(of code: Int, wait: Int?) -> String {
    let status = HTTPStatus.description(of: code)
    guard let wait else { return status }
    return "\(status), to be tried again after \(wait) s"
  }

  private static func size(_ count: Int) -> String {
    count >= 1 << 20 ? "\(count >> 20) MB" : "\(count) bytes"
  }

  /// At most three decimals, as many as needed: `15 s`, `0.25 s`.
  private static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let milliseconds = Int(attoseconds / 1_000_000_000_000_000)
    guard milliseconds != 0 else { return "\(seconds) s" }
    var decimals = String(1000 + abs(milliseconds)).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(seconds).\(decimals) s"
  }
}
