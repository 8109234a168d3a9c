#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking

  /// A session's own HTTP, with one difference: a 401 ends the transfer.
  ///
  /// FoundationNetworking looks at the challenge that comes with it, and ends the whole program when
  /// the challenge names no realm, which is usual for tokens. The loader has no credentials to
  /// answer with anyway. (Another of its traps cannot be kept shut from here: a connection that
  /// closes among the header fields, before one that tells the body's length.)
  final class RelayedHTTPProtocol: URLProtocol {
    private let relay = HTTPProtocolRelay()
    private var transfer: URLProtocol?

    override class func canInit(with request: URLRequest) -> Bool {
      systemClass?.canInit(with: request) ?? false
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let task else { return }
      relay.owner = self
      let transfer = Self.systemClass?.init(task: task, cachedResponse: nil, client: relay)
      self.transfer = transfer
      transfer?.startLoading()
    }

    override func stopLoading() {
      transfer?.stopLoading()
    }

    /// The class that the system has for http; nil would leave the system as it is.
    private static let systemClass: URLProtocol.Type? = {
      guard let url = URL(string: "http://localhost/") else { return nil }
      let classes = URLSessionConfiguration.ephemeral.protocolClasses ?? []
      return classes.compactMap { $0 as? URLProtocol.Type }
        .first { $0.canInit(with: URLRequest(url: url)) }
    }()
  }

  /// Passes on what the system's protocol reports, as if it came from `owner`.
  private final class HTTPProtocolRelay: NSObject, URLProtocolClient, @unchecked Sendable {
    // Set once, before anything is reported.
    weak var owner: RelayedHTTPProtocol?

    private func pass(_ body: (RelayedHTTPProtocol, any URLProtocolClient) -> Void) {
      guard let owner, let client = owner.client else { return }
      body(owner, client)
    }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
      pass { owner, client in
        let response = owner.task?.response as? HTTPURLResponse
        if response?.statusCode == 401 {
          client.urlProtocol(owner, didFailWithError: URLError(.userAuthenticationRequired))
        } else {
          client.urlProtocolDidFinishLoading(owner)
        }
      }
    }

    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
      pass { $1.urlProtocol($0, didFailWithError: error) }
    }

    func urlProtocol(
      _ protocol: URLProtocol, didReceive response: URLResponse,
      cacheStoragePolicy policy: URLCache.StoragePolicy
    ) {
      pass { $1.urlProtocol($0, didReceive: response, cacheStoragePolicy: policy) }
    }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
      pass { $1.urlProtocol($0, didLoad: data) }
    }

    func urlProtocol(
      _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
    ) {
      pass { $1.urlProtocol($0, wasRedirectedTo: request, redirectResponse: redirectResponse) }
    }

    func urlProtocol(
      _ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse
    ) {
      pass { $1.urlProtocol($0, cachedResponseIsValid: cachedResponse) }
    }

    func urlProtocol(
      _ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge
    ) {
      pass { $1.urlProtocol($0, didReceive: challenge) }
    }

    func urlProtocol(
      _ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge
    ) {
      pass { $1.urlProtocol($0, didCancel: challenge) }
    }
  }
#endif
