/// The failures of pictures that have to be fetched, and when each is worth another try.
///
/// Unlike a file, a server does not show that something has changed: the pause decides. It doubles
/// with each failure in a row.
struct RetryMemory: Sendable {
  /// The pause after the first failure. The loader has tried several times by then.
  static let shortestPause = Duration.seconds(2)
  /// The longest pause, and the only one after what does not pass by itself.
  static let longestPause = Duration.seconds(300)
  /// Thousands of failures.
  private static let byteLimit = 1 << 20
  private static let entryByteCount = 256
  /// Beyond that the pause is the longest one.
  private static let greatestDoubling = 16

  private struct Entry: Sendable {
    let error: PictureError
    let failureCount: Int
    let retryTime: ContinuousClock.Instant
  }

  private var entries = LRUCache<PictureSource, Entry>(costLimit: byteLimit)

  init() {}

  /// Why there is no picture, as long as it is not worth another try.
  mutating func failure(
    of source: PictureSource, at now: ContinuousClock.Instant
  ) -> PictureError? {
    entries.value(for: source).flatMap { now < $0.retryTime ? $0.error : nil }
  }

  /// Keeps why there is no picture.
  mutating func insert(
    _ error: PictureError, of source: PictureSource, at now: ContinuousClock.Instant
  ) {
    guard error.isAboutFetched else { return }
    let count = (entries.value(for: source)?.failureCount ?? 0) + 1
    entries.insert(
      Entry(
        error: error, failureCount: count,
        retryTime: now.advanced(by: Self.pause(after: error, failureCount: count))),
      for: source, cost: Self.entryByteCount + source.retainedByteCount)
  }

  /// Forgets the failures of a source.
  mutating func removeValue(of source: PictureSource) {
    entries.removeValue(for: source)
  }

  private static func pause(after error: PictureError, failureCount: Int) -> Duration {
    guard error.mayPass else { return longestPause }
    let doubled = shortestPause * (1 << min(failureCount - 1, greatestDoubling))
    let pause = min(doubled, longestPause)
    guard case .network(.status(_, let seconds?)) = error else { return pause }
    return max(pause, .seconds(seconds))
  }
}

extension PictureError {
  /// True when it is about what was fetched, or was not, rather than about the request or this
  /// machine.
  fileprivate var isAboutFetched: Bool {
    switch self {
    case .cancelled, .invalidPixelSize, .outOfMemory, .decoderUnavailable, .decoderBusy: false
    default: true
    }
  }

  /// True when the same may go well before long.
  fileprivate var mayPass: Bool {
    switch self {
    case .network(let failure): failure.isPassing
    case .provider: true
    default: false
    }
  }
}
