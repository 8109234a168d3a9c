import Foundation
import Testing

@testable import PosterImages

@Suite("The cache on disk", .timeLimit(.minutes(5)))
struct DiskCacheTests {
  private let folder = ScratchFolder()
  private let clock = TestClock()

  private func cache(limit: Int = 1 << 20) -> DiskCache {
    DiskCache(folder: folder.url, byteLimit: limit, clock: clock.clock)
  }

  private func entry(_ key: String, count: Int = 100) throws -> DiskCache.Entry {
    let response = StoredResponse(
      url: key, status: 200, headers: HTTPHeaders(["ETag": "\"\(count)\""]),
      requestHeaders: HTTPHeaders(), requested: clock.date, received: clock.date)
    return DiskCache.Entry(response: try #require(response), body: pngBytes(count: count))
  }

  @Test("What is stored is there, for other caches at the folder too", arguments: [1, 100, 99_999])
  func storing(count: Int) async throws {
    let stored = try entry("http://a/", count: count)
    await cache().store(stored, for: "http://a/")
    let found = try #require(await cache().entry(for: "http://a/"))
    #expect(found.response == stored.response)
    #expect(found.body == stored.body)
    #expect(await cache().entry(for: "http://b/") == nil)
  }

  @Test("Nobody else may read the files")
  func permissions() async throws {
    await cache().store(try entry("http://a/"), for: "http://a/")
    let name = try #require(folder.names.first)
    for (path, expected) in [
      (folder.url.path, 0o700), (folder.url.appendingPathComponent(name).path, 0o600),
    ] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == expected)
    }
  }

  @Test("The least recently used go when there is too much")
  func eviction() async throws {
    let cache = cache(limit: 10_000)
    for name in ["a", "b", "c", "d"] {
      clock.advance(by: 1)
      await cache.store(try entry(name, count: 2000), for: name)
    }
    clock.advance(by: 1)
    _ = await cache.entry(for: "a")
    clock.advance(by: 1)
    await cache.store(try entry("e", count: 2000), for: "e")
    var kept: [String] = []
    for name in ["a", "b", "c", "d", "e"] where await cache.entry(for: name) != nil {
      kept.append(name)
    }
    #expect(kept == ["a", "d", "e"] || kept == ["a", "c", "d", "e"])
    #expect(kept.contains("a") && !kept.contains("b"))
    #expect(totalByteCount() <= 10_000)
  }

  @Test("The limit holds however much is stored, by two caches at once")
  func limit() async throws {
    let caches = [cache(limit: 20_000), cache(limit: 20_000)]
    for step in 0..<200 {
      clock.advance(by: 1)
      await caches[step % 2].store(try entry("\(step)", count: 1000), for: "\(step)")
    }
    // What the other has stored since the folder was last looked at may come on top.
    #expect(totalByteCount() <= 2 * 20_000)
    #expect(await caches[0].entry(for: "199") != nil)
    await caches[0].removeAll()
    #expect(folder.names.isEmpty)
  }

  @Test("What is larger than the cache is not kept, and does not empty it")
  func tooLarge() async throws {
    let cache = cache(limit: 10_000)
    await cache.store(try entry("a"), for: "a")
    await cache.store(try entry("b", count: 10_000), for: "b")
    #expect(await cache.entry(for: "a") != nil)
    #expect(await cache.entry(for: "b") == nil)
  }

  @Test(
    "A damaged file is not there, and is removed",
    arguments: ["cut", "changed", "empty", "other", "long"])
  func damage(_ kind: String) async throws {
    await cache().store(try entry("http://a/", count: 1000), for: "http://a/")
    let file = folder.url.appendingPathComponent(try #require(folder.names.first))
    var data = try Data(contentsOf: file)
    switch kind {
    case "cut": data.removeLast(10)
    case "changed": data[data.count - 500] ^= 1
    case "empty": data = Data()
    case "long": data.append(0)
    default: data = Data("something else".utf8)
    }
    try data.write(to: file)
    #expect(await cache().entry(for: "http://a/") == nil)
    #expect(folder.names.isEmpty)
    await cache().store(try entry("http://a/"), for: "http://a/")
    #expect(await cache().entry(for: "http://a/") != nil)
  }

  @Test("No change of a byte, and no length, goes unnoticed or does harm")
  func everyByte() throws {
    let data = try #require(DiskCacheFile.encode(entry("http://a/", count: 50)))
    #expect(DiskCacheFile.decode(data)?.body == pngBytes(count: 50))
    for index in data.indices {
      var damaged = data
      damaged[index] ^= 0xFF
      #expect(DiskCacheFile.decode(damaged) == nil, "byte \(index)")
      #expect(DiskCacheFile.decode(data.prefix(index)) == nil, "\(index) bytes")
    }
  }

  @Test("Something else in a file's place is no file, and is not waited for")
  func pipe() async throws {
    await cache().store(try entry("http://a/"), for: "http://a/")
    let file = folder.url.appendingPathComponent(try #require(folder.names.first))
    try FileManager.default.removeItem(at: file)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(await cache().entry(for: "http://a/") == nil)
  }

  @Test("Files that are not the cache's own are left alone")
  func strangers() async throws {
    let cache = cache(limit: 3000)
    await cache.store(try entry("a", count: 1000), for: "a")
    let stranger = folder.url.appendingPathComponent("holiday.jpg")
    try Data(repeating: 0, count: 100_000).write(to: stranger)
    for step in 0..<100 {
      clock.advance(by: 1)
      await cache.store(try entry("\(step)", count: 1000), for: "\(step)")
    }
    await cache.removeAll()
    #expect(folder.names == ["holiday.jpg"])
  }

  @Test("What a crash left while writing goes in time")
  func remains() async throws {
    let cache = cache(limit: 3000)
    await cache.store(try entry("a"), for: "a")
    let name = try #require(folder.names.first)
    for (suffix, age) in [("old", 3601.0), ("new", 60)] {
      let part = folder.url.appendingPathComponent("\(name).\(suffix).posterhttp-part")
      try Data("half".utf8).write(to: part)
      try FileManager.default.setAttributes(
        [.modificationDate: Date() - age], ofItemAtPath: part.path)
    }
    await self.cache().store(try entry("b"), for: "b")
    #expect(folder.names.filter { $0.hasSuffix("-part") } == ["\(name).new.posterhttp-part"])
  }

  @Test("Readers beside writers see a whole file or none")
  func races() async throws {
    let caches = (0..<4).map { _ in cache() }
    let entries = try (0..<4).map { try entry("http://a/", count: 5000 + $0) }
    await withTaskGroup(of: Void.self) { group in
      for (cache, entry) in zip(caches, entries) {
        group.addTask {
          for _ in 0..<25 {
            await cache.store(entry, for: "http://a/")
            let found = await cache.entry(for: "http://a/")
            #expect(found.map { $0.response.headers["ETag"] == "\"\($0.body.count)\"" } ?? false)
          }
        }
      }
    }
    #expect(folder.names.count == 1)
  }

  private func totalByteCount() -> Int {
    folder.names.reduce(0) { total, name in
      let path = folder.url.appendingPathComponent(name).path
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber
      return total + (size?.intValue ?? 0)
    }
  }
}
