import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A `URLSession`, and the delegate that tells its transfers what happens.
///
/// Linux's `URLSession` waits for its own networking when it is told anything, so it is told
/// everything on a queue that may wait.
final class HTTPSystemSession: Sendable {
  private let session: URLSession
  private let router = HTTPTransferRouter()

  init(configuration: URLSessionConfiguration) {
    session = URLSession(configuration: configuration, delegate: router, delegateQueue: nil)
  }

  deinit {
    // A session lives, with its delegate and its threads, until it is told not to. What is under
    // way belongs to transfers that have been given up, or hold on to this.
    DispatchQueue.global().async { [session] in session.invalidateAndCancel() }
  }

  /// Makes a request, soon.
  func start(_ transfer: HTTPTransfer, with request: URLRequest) {
    DispatchQueue.global().async { [self] in
      let task = session.dataTask(with: request)
      router.add(transfer, for: task)
      transfer.start(task)
    }
  }
}
