import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tells each transfer what the session reports about it.
final class HTTPTransferRouter: NSObject, URLSessionDataDelegate, Sendable {
  private let transfers = Locked<[Int: HTTPTransfer]>([:])

  /// Reports about `task` go to `transfer` from now on, until the task has ended.
  func add(_ transfer: HTTPTransfer, for task: URLSessionTask) {
    transfers.withLock { $0[task.taskIdentifier] = transfer }
  }

  private func transfer(for task: URLSessionTask) -> HTTPTransfer? {
    transfers.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    report(response, of: dataTask)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    transfer(for: dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // This ends the task. Linux's networking stops the program when a task that was cancelled is
    // answered; Apple's wants the answer all the same.
    report(response, of: task)
    #if !canImport(FoundationNetworking)
      completionHandler(nil)
    #endif
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let transfer = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    guard let transfer else { return }
    // A redirect that names no target is reported by its end alone.
    if error == nil, let response = task.response { report(response, to: transfer) }
    transfer.end(failure: error.map(HTTPFailure.init))
  }

  private func report(_ response: URLResponse, of task: URLSessionTask) {
    guard let transfer = transfer(for: task) else { return }
    report(response, to: transfer)
  }

  private func report(_ response: URLResponse, to transfer: HTTPTransfer) {
    guard let response = response as? HTTPURLResponse else { return }
    transfer.receive(
      status: response.statusCode,
      headers: HTTPHeaders(allHeaderFields: response.allHeaderFields))
  }
}
