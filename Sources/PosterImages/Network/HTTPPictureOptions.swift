public import Foundation

/// What a loader accepts from a server, and for how long it waits.
public struct HTTPPictureOptions: Hashable, Sendable {
  /// The largest picture file that is fetched, in bytes. A transfer ends as soon as it is exceeded.
  public var byteLimit = 64 << 20

  /// The most that copies take on disk together, in bytes. The least recently used go first.
  public var cacheByteLimit = 256 << 20

  /// The longest time in which nothing arrives before an attempt is given up.
  public var idleTimeout = Duration.seconds(15)

  /// The longest time that a picture takes altogether: attempts, pauses and redirects.
  public var totalTimeout = Duration.seconds(60)

  /// How often a request that failed in passing is tried again. Zero or less: never.
  public var retryCount = 2

  /// The pause before the first retry. Each later one is twice as long, at most
  /// `longestRetryPause`; a jitter takes up to half of it away.
  public var firstRetryPause = Duration.milliseconds(500)

  /// The longest pause before a retry.
  public var longestRetryPause = Duration.seconds(8)

  /// The longest `Retry-After` that is waited for. A server that asks for more is not tried again.
  public var longestRetryAfter = Duration.seconds(10)

  /// How many redirects are followed.
  public var redirectLimit = 10

  /// How long after it went stale a copy may still stand in for a server that is down, in seconds,
  /// when the server does not say so itself.
  public var staleIfErrorLimit: TimeInterval = 30 * 24 * 3600

  /// The languages for servers that have a picture in several, best first.
  public var languages: [String] = Locale.preferredLanguages

  /// The limits above. Nothing is checked: a limit of zero or less refuses everything that it is for.
  public init() {}
}
