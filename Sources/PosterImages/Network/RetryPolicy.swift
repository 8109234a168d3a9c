/// Whether a request that failed is made again, and after which pause.
struct RetryPolicy: Sendable {
  private static let greatestExponent = 30

  let options: HTTPPictureOptions

  /// Makes the jitter: equal seeds give equal pauses.
  let seed: UInt64

  /// The pause before the next attempt; nil when there is to be none.
  ///
  /// The pause is `firstRetryPause` · 2ⁿ, at most `longestRetryPause`, less a jitter of up to half,
  /// so that clients which a server turned away together do not return together. A server's
  /// `Retry-After` is never undercut.
  ///
  /// - Parameters:
  ///   - attempts: How often the request has failed, at least 1.
  ///   - key: The request, so that different ones have different jitters.
  func pause(after failure: HTTPFailure, attempts: Int, key: String) -> Duration? {
    guard failure.isPassing, attempts <= options.retryCount else { return nil }
    let doubled = options.firstRetryPause * (1 << min(max(attempts - 1, 0), Self.greatestExponent))
    let longest = min(doubled, options.longestRetryPause)
    let pause = longest * (1 - jitter(attempts: attempts, key: key) / 2)
    guard case .status(_, let seconds?) = failure else { return pause }
    let asked = Duration.seconds(seconds)
    return asked > options.longestRetryAfter ? nil : max(asked, pause)
  }

  /// In 0 ..< 1.
  private func jitter(attempts: Int, key: String) -> Double {
    let bits = Checksum.of("\(attempts) \(key)".utf8, seed: seed)
    return Double(bits >> 11) * 0x1p-53
  }
}
