public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches pictures over http and https, and keeps them on disk as their servers allow.
///
/// - A copy on disk that is still fresh (`Cache-Control`, `Expires`) is returned without a request.
///   A stale one is confirmed with `ETag` or `Last-Modified`. When the server says nothing, a copy
///   is fresh for a tenth of the time since it was last modified, at most a day; for five minutes
///   when that is unknown too.
/// - A stale copy is returned when the server is down: no connection, a time-out, 408, 429, or 5xx.
///   `must-revalidate` and `no-cache` forbid it; `stale-if-error` bounds it, or else the options do.
/// - What fails in passing is tried again after a growing pause. Other 4xx answers are final.
/// - Equal URLs that are asked for at the same time share one transfer, which ends when the last
///   caller is cancelled.
/// - Cookies and credentials are neither kept nor sent, and a picture whose URL holds a password
///   is not written to disk.
///
/// Safe to use from several tasks and, with one folder, from several processes.
public final class HTTPPictureLoader: Sendable {
  private typealias Loaded = Result<Data, HTTPFailure>

  private let exchange: HTTPExchange
  private let flights = Coalescer<String, Loaded>()

  /// A loader that keeps its copies in a folder.
  ///
  /// - Parameters:
  ///   - cacheFolder: Made when the first picture is stored; several loaders may share it. Without
  ///     one, or when it cannot be written, everything is fetched each time.
  ///   - options: The limits.
  public convenience init(
    cacheFolder: URL? = HTTPPictureLoader.defaultCacheFolder,
    options: HTTPPictureOptions = HTTPPictureOptions()
  ) {
    self.init(
      cacheFolder: cacheFolder, options: options, clock: .system,
      seed: .random(in: .min ... .max), configuration: .ephemeral)
  }

  /// - Parameters:
  ///   - seed: Decides the jitter of the pauses between attempts.
  ///   - configuration: Its cache, its cookies and its credentials are switched off.
  init(
    cacheFolder: URL?, options: HTTPPictureOptions, clock: HTTPClock, seed: UInt64,
    configuration: URLSessionConfiguration
  ) {
    exchange = HTTPExchange(
      session: HTTPSession(configuration: configuration, options: options, clock: clock),
      cache: cacheFolder.map {
        DiskCache(folder: $0, byteLimit: options.cacheByteLimit, clock: clock)
      },
      options: options, clock: clock,
      retries: RetryPolicy(options: options, seed: seed))
  }

  /// `PosterScroll/Pictures` in the user's folder for caches: `$XDG_CACHE_HOME`, or `~/.cache`, on
  /// Linux; `Library/Caches` on Apple's systems. Nil when there is no such folder.
  public static var defaultCacheFolder: URL? {
    FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
      .appendingPathComponent("PosterScroll/Pictures", isDirectory: true)
  }

  /// The bytes of the picture file at `url`: never empty, of a known format, not yet decoded.
  ///
  /// - Throws: the URL and the one reason why there is no picture; `HTTPFailure.cancelled` when
  ///   the calling task was cancelled. Always returns or throws within `options.totalTimeout`.
  public func data(from url: URL) async throws(HTTPPictureError) -> Data {
    guard let target = HTTPTarget(url) else {
      throw HTTPPictureError(url: url, failure: .unsupportedURL)
    }
    let exchange = exchange
    let loaded = await flights.value(for: target.key, whenCancelled: .failure(.cancelled)) {
      await exchange.picture(at: target)
    }
    switch loaded {
    case .success(let data): return data
    case .failure(let failure): throw HTTPPictureError(url: url, failure: failure)
    }
  }

  /// Removes the copy of that picture, for example because it did not decode: it is fetched anew
  /// when it is asked for again.
  public func discard(_ url: URL) async {
    guard let target = HTTPTarget(url) else { return }
    await exchange.discard(target)
  }

  /// Removes every copy in the folder, those of other loaders included.
  public func discardAll() async {
    await exchange.cache?.removeAll()
  }
}
