import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Makes requests with `URLSession`s that keep nothing, and whose transfers have limits.
///
/// FoundationNetworking has a trap that cannot be kept shut from here: it ends the program when a
/// connection closes among the header fields, before one that tells the body's length.
final class HTTPSession: Sendable {
  private let configuration: URLSessionConfiguration
  private let current: Locked<HTTPSystemSession>
  private let options: HTTPPictureOptions
  private let clock: HTTPClock

  init(configuration: URLSessionConfiguration, options: HTTPPictureOptions, clock: HTTPClock) {
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    // The loader's own time-outs are exact and testable; the system's is only there to end last.
    configuration.timeoutIntervalForRequest = 600
    self.configuration = configuration
    self.current = Locked(HTTPSystemSession(configuration: configuration))
    self.options = options
    self.clock = clock
  }

  /// The answer to one request; redirects are not followed.
  func reply(
    to target: HTTPTarget, headers: HTTPHeaders, deadline: HTTPDeadline
  ) async -> HTTPTransfer.Outcome {
    var request = URLRequest(url: target.url)
    for name in headers.names { request.setValue(headers[name], forHTTPHeaderField: name) }
    let transfer = HTTPTransfer(byteLimit: options.byteLimit, clock: clock)
    let session = current.withLock { $0 }
    session.start(transfer, with: request)
    let watch = Task { [idle = options.idleTimeout] in
      await transfer.watch(idle: idle, deadline: deadline)
    }
    defer { watch.cancel() }
    let outcome = await withTaskCancellationHandler {
      await transfer.outcome()
    } onCancel: {
      transfer.abandon(.cancelled)
    }
    if Self.isSuspicious(outcome) { replace(session) }
    return outcome
  }

  /// True when the session may be stuck: Linux's is, for all its transfers, while a server pours
  /// out a redirect's body.
  private static func isSuspicious(_ outcome: HTTPTransfer.Outcome) -> Bool {
    switch outcome {
    case .failure(.stalled), .failure(.timedOut): true
    default: false
    }
  }

  private func replace(_ session: HTTPSystemSession) {
    let next = HTTPSystemSession(configuration: configuration)
    current.withLock { current in
      if current === session { current = next }
    }
  }
}
