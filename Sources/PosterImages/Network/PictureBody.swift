import Foundation

/// The body of a picture's answer while it arrives: refused as soon as it is known to be wrong.
struct PictureBody: Sendable {
  /// A length is what a server says. More is reserved only as it comes.
  private static let largestReservation = 4 << 20

  private let limit: Int
  private let mediaType: String?
  /// The length that has to come; nil when it is not known, or is that of a compressed form.
  private let expectedCount: Int?
  private var isRecognised = false
  private var data = Data()

  /// - Throws: `tooLarge` when the server announces more than `limit` bytes.
  init(headers: HTTPHeaders, limit: Int) throws(HTTPFailure) {
    let announced = headers.contentLength
    guard (announced ?? 0) <= limit else { throw .tooLarge(limit: limit) }
    let isEncoded =
      headers["Transfer-Encoding"] != nil
      || headers.elements(of: "Content-Encoding").contains { $0 != "identity" }
    self.limit = limit
    self.mediaType = headers.mediaType
    self.expectedCount = isEncoded ? nil : announced
    data.reserveCapacity(min(expectedCount ?? 0, Self.largestReservation))
  }

  /// - Throws: when the body has become too large, or turns out not to be a picture.
  mutating func append(_ chunk: Data) throws(HTTPFailure) {
    guard chunk.count <= limit - data.count else { throw .tooLarge(limit: limit) }
    data.append(chunk)
    guard !isRecognised else { return }
    switch PictureSignature(of: data) {
    case .picture: isRecognised = true
    case .undecided: break
    case .unknown: throw .notAPicture(mediaType: mediaType)
    }
  }

  /// The whole body, now that no more comes.
  func complete() throws(HTTPFailure) -> Data {
    if let expectedCount, data.count < expectedCount {
      throw .incomplete(received: data.count, expected: expectedCount)
    }
    guard !data.isEmpty else { throw .empty }
    guard isRecognised else { throw .notAPicture(mediaType: mediaType) }
    return data
  }

  /// Why the body is not whole, when the transfer failed with `failure`.
  func failure(_ failure: HTTPFailure) -> HTTPFailure {
    guard failure == .connectionLost, let expectedCount, data.count < expectedCount else {
      return failure
    }
    return .incomplete(received: data.count, expected: expectedCount)
  }
}
