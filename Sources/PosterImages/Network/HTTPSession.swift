import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Makes requests with a `URLSession` that keeps nothing, and whose transfers have limits.
final class HTTPSession: Sendable {
  private let session: URLSession
  private let router = HTTPTransferRouter()
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
    self.session = URLSession(configuration: configuration, delegate: router, delegateQueue: nil)
    self.options = options
    self.clock = clock
  }

  deinit {
    // A session lives, with its delegate and its threads, until it is told not to.
    session.invalidateAndCancel()
  }

  /// The answer to one request; redirects are not followed.
  func reply(
    to target: HTTPTarget, headers: HTTPHeaders, deadline: HTTPDeadline
  ) async -> HTTPTransfer.Outcome {
    var request = URLRequest(url: target.url)
    for name in headers.names { request.setValue(headers[name], forHTTPHeaderField: name) }
    let task = session.dataTask(with: request)
    let transfer = HTTPTransfer(task: task, byteLimit: options.byteLimit, clock: clock)
    router.add(transfer, for: task)
    let watch = Task { [idle = options.idleTimeout] in
      await transfer.watch(idle: idle, deadline: deadline)
    }
    defer { watch.cancel() }
    return await withTaskCancellationHandler {
      await transfer.outcome()
    } onCancel: {
      transfer.abandon(.cancelled)
    }
  }
}
