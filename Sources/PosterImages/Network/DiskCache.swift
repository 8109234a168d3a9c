import Dispatch
import Foundation

/// Answers in a folder, one file each, limited in size.
///
/// Nothing here fails: what cannot be read is not there, what cannot be written is not kept. A file
/// appears whole or not at all, and each carries a checksum, so that damage, a crash, or another
/// process at the same folder cost a request at most.
final class DiskCache: Sendable {
  /// An answer with its body.
  struct Entry: Sendable {
    var response: StoredResponse
    var body: Data
  }

  /// What is known without looking into the folder.
  private struct Usage {
    var byteCount: Int?
    var storesSinceCount = 0
  }

  private let files: DiskCacheFolder
  private let byteLimit: Int
  private let clock: HTTPClock
  private let usage = Locked(Usage())
  // Disks are slow, and the threads that run tasks must not wait for them.
  private let queue = DispatchQueue(label: "PosterImages.DiskCache")

  /// After so many files the folder is looked at again: other processes write there too.
  private static let storesBetweenCounts = 64
  /// What is left after the limit was exceeded, so that not each file exceeds it again.
  private static let fractionKept = 0.9

  /// - Parameter byteLimit: The most bytes that stay; what other processes store may exceed it for
  ///   a while.
  init(folder: URL, byteLimit: Int, clock: HTTPClock) {
    self.files = DiskCacheFolder(url: folder)
    self.byteLimit = byteLimit
    self.clock = clock
  }

  /// The answer for a URL, which is then the most recently used one.
  func entry(for key: String) async -> Entry? {
    await run { cache in
      let name = DiskCacheFile.name(for: key)
      guard let data = cache.files.read(name, limit: cache.byteLimit) else { return nil }
      guard let entry = DiskCacheFile.decode(data) else {
        cache.files.remove(name)
        return nil
      }
      guard entry.response.url == key else { return nil }
      cache.files.touch(name, at: cache.clock.date())
      return entry
    }
  }

  /// Keeps an answer instead of an earlier one. One that is larger than the whole cache is not kept.
  func store(_ entry: Entry, for key: String) async {
    await run { cache in
      let name = DiskCacheFile.name(for: key)
      guard let data = DiskCacheFile.encode(entry), data.count <= cache.byteLimit,
        cache.files.write(data, as: name, at: cache.clock.date())
      else {
        // Whatever is there is out of date.
        cache.files.remove(name)
        return
      }
      cache.count(data.count)
    }
  }

  func remove(_ key: String) async {
    await run { $0.files.remove(DiskCacheFile.name(for: key)) }
  }

  func removeAll() async {
    await run { cache in
      for file in cache.files.list() { cache.files.remove(file.name) }
      cache.usage.withLock { $0 = Usage() }
    }
  }

  // MARK: Size

  /// Adds what was written, and makes room when it has become too much.
  private func count(_ added: Int) {
    let isCertain = usage.withLock { usage in
      usage.storesSinceCount += 1
      usage.byteCount = usage.byteCount.map { $0 + added }
      guard let count = usage.byteCount else { return false }
      return count <= byteLimit && usage.storesSinceCount < Self.storesBetweenCounts
    }
    guard !isCertain else { return }
    let count = trim()
    usage.withLock { $0 = Usage(byteCount: count) }
  }

  /// Removes the least recently used files when there are too many bytes; the bytes that remain.
  private func trim() -> Int {
    files.removeRemains()
    let list = files.list()
    var total = list.reduce(0) { $0 + $1.byteCount }
    guard total > byteLimit else { return total }
    let target = Int(Double(byteLimit) * Self.fractionKept)
    for file in list.sorted(by: { ($0.used, $0.name) < ($1.used, $1.name) }) where total > target {
      files.remove(file.name)
      total -= file.byteCount
    }
    return total
  }

  private func run<Result: Sendable>(
    _ body: @escaping @Sendable (DiskCache) -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: body(self)) }
    }
  }
}
