import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPFailure {
  /// What a failed transfer's error means.
  init(_ error: any Error) {
    let error = error as NSError
    guard error.domain == NSURLErrorDomain else {
      self = .transport(code: error.code)
      return
    }
    self = Self.named[error.code] ?? .transport(code: error.code)
  }

  /// By the code's number, since not every number has a code.
  private static let named = Dictionary(
    uniqueKeysWithValues: meanings.map { ($0.key.rawValue, $0.value) })

  private static let meanings: [URLError.Code: HTTPFailure] = [
    .badURL: .unsupportedURL,
    // The loader has looked at the URL: it is the answer that Linux means.
    .unsupportedURL: .invalidResponse,
    .cancelled: .cancelled,
    .notConnectedToInternet: .offline,
    .dataNotAllowed: .offline,
    .internationalRoamingOff: .offline,
    .cannotFindHost: .hostNotFound,
    .dnsLookupFailed: .hostNotFound,
    .cannotConnectToHost: .cannotConnect,
    .networkConnectionLost: .connectionLost,
    // What Linux says when a body ends too early, or cannot be decompressed.
    .unknown: .connectionLost,
    .badServerResponse: .invalidResponse,
    .cannotParseResponse: .invalidResponse,
    .cannotDecodeRawData: .invalidResponse,
    .cannotDecodeContentData: .invalidResponse,
    .secureConnectionFailed: .insecure,
    .serverCertificateHasBadDate: .insecure,
    .serverCertificateHasUnknownRoot: .insecure,
    .serverCertificateNotYetValid: .insecure,
    .serverCertificateUntrusted: .insecure,
    .clientCertificateRejected: .insecure,
    .clientCertificateRequired: .insecure,
  ]
}
