import Foundation
import Testing

@testable import PosterImages

@Suite("A picture cache")
struct PictureCacheTests {
  private let request = PictureRequest.named("a")
  private let folder: TemporaryFolder
  private let before: FileIdentity?
  private let after: FileIdentity?

  init() throws {
    folder = try TemporaryFolder()
    before = FileIdentity(of: try folder.write(Data("before".utf8), to: "a"))
    after = FileIdentity(of: try folder.write(Data("after it".utf8), to: "b"))
  }

  @Test("knows a picture as long as the file is the same")
  func pictures() throws {
    var cache = PictureCache(byteLimit: 1000)
    let picture = try #require(DecodedPicture.grey(1, request.pixelSize))
    cache.insert(.success(picture), for: request, identity: before)
    #expect(try cache.result(for: request, identity: before)?.get().buffer === picture.buffer)
    #expect(cache.result(for: request, identity: after) == nil)
    #expect(cache.picture(for: request) == nil)
  }

  @Test("remembers a failure of the content, and tries again when the file has changed")
  func failures() {
    var cache = PictureCache(byteLimit: 1000)
    cache.insert(.failure(.truncated(.jpeg)), for: request, identity: before)
    #expect(cache.result(for: request, identity: before)?.error == .truncated(.jpeg))
    #expect(cache.result(for: request, identity: after) == nil)
    #expect(cache.result(for: request, identity: before) == nil)
  }

  @Test(
    "does not remember a failure that may pass by itself",
    arguments: [.cannotOpen(code: 24), .cannotRead(code: 5), .outOfMemory, .cancelled]
      as [PictureError])
  func passing(error: PictureError) {
    var cache = PictureCache(byteLimit: 1000)
    cache.insert(.failure(error), for: request, identity: before)
    #expect(cache.result(for: request, identity: before) == nil)
  }

  @Test("forgets every size and the stand-in of a source whose content is another")
  func change() throws {
    var cache = PictureCache(byteLimit: 10_000)
    let large = PictureRequest.named("a", width: 20, height: 20)
    let picture = try #require(DecodedPicture.grey(1, request.pixelSize))
    let standIn = try #require(PictureStandIn(picture))
    cache.insert(.success(picture), for: request, identity: before)
    cache.insert(standIn, for: request.source, identity: before)
    #expect(cache.result(for: large, identity: after) == nil)
    #expect(cache.picture(for: request) == nil)
    #expect(cache.standIn(for: request.source) == nil)
  }

  @Test("keeps to its limit, and gives back more when told to")
  func memory() throws {
    // Three pictures of 4,000 bytes, each with a few hundred for its entry.
    var cache = PictureCache(byteLimit: 10_000)
    for name in ["a", "b", "c"] {
      let picture = try #require(DecodedPicture.grey(1, PixelSize(width: 100, height: 10)))
      cache.insert(.success(picture), for: .named(name), identity: nil)
    }
    #expect((8000..<9000).contains(cache.byteCount))
    cache.trim(toPart: 0.5)
    #expect((4000..<5000).contains(cache.byteCount))
    #expect(cache.picture(for: .named("c")) != nil)
    cache.trim(toPart: .nan)
    #expect(cache.byteCount == 0)
  }

  @Test("counts the data that a picture was made of, since looking it up keeps the data")
  func data() throws {
    var cache = PictureCache(byteLimit: 10_000)
    let size = PixelSize(width: 10, height: 10)
    let request = PictureRequest(source: .data(Data(count: 9000)), pixelSize: size)
    let picture = try #require(DecodedPicture.grey(1, size))
    cache.insert(.success(picture), for: request, identity: nil)
    #expect(cache.byteCount > 9000)
  }
}

extension Result {
  /// The failure, if it is one.
  var error: Failure? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
