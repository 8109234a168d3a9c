import Glibc
import GtkInterop
import PosterImages
import Synchronization
import Testing

@testable import PosterGTK

/// Counts what is asked of it, and where.
private final class CountingDecoder: PictureDecoder {
  struct Count: Sendable {
    var requests: [PictureRequest] = []
    var onCallersThread = 0
    var running = 0
    var mostRunning = 0
  }

  let count = Mutex(Count())
  private let caller = pthread_self()

  func decode(_ request: PictureRequest) throws(PictureError) -> DecodedPicture {
    count.withLock {
      $0.requests.append(request)
      $0.onCallersThread += pthread_self() == caller ? 1 : 0
      $0.running += 1
      $0.mostRunning = max($0.mostRunning, $0.running)
    }
    defer { count.withLock { $0.running -= 1 } }
    return try PatternDecoder().decode(request)
  }
}

@MainActor
@Suite struct PictureShelfTests {
  private func wants(_ names: [String], width: Int = 8) -> [PictureShelf.Want] {
    names.enumerated().map { index, name in
      PictureShelf.Want(
        index: index,
        request: PictureRequest(
          source: .file(FilePath(name)), pixelSize: PixelSize(width: width, height: 8)))
    }
  }

  private func finish(_ shelf: PictureShelf) {
    while !shelf.isComplete { MainLoop.iterate(mayBlock: true) }
  }

  private func width(_ shelf: PictureShelf, at index: Int) -> Int? {
    guard case .ready(let texture, _) = shelf.content(at: index) else { return nil }
    return texture.width
  }

  @Test("Decodes on other threads, two at a time, the most urgent first, each once")
  func decoding() {
    let decoder = CountingDecoder()
    let shelf = PictureShelf(decoder: decoder)
    let wants = wants(["0", "1", "2", "3", "4"])
    shelf.want(wants)
    shelf.want(wants)
    finish(shelf)
    let count = decoder.count.withLock { $0 }
    #expect(count.requests.count == 5)
    #expect(Set(count.requests.prefix(2)) == Set(wants.prefix(2).map(\.request)))
    #expect(count.onCallersThread == 0)
    #expect(count.mostRunning <= 2)
  }

  @Test("What is no longer wanted is let go, and what arrives for it is dropped")
  func letGo() {
    let shelf = PictureShelf(decoder: PatternDecoder())
    let wants = wants(["0", "1", "2"])
    shelf.want(wants)
    finish(shelf)
    #expect(shelf.count == 3)
    shelf.want([wants[2]])
    #expect(shelf.count == 1)
    #expect(width(shelf, at: 2) == 8)
    shelf.want([wants[0]])
    shelf.want([wants[2]])
    finish(shelf)
    #expect(width(shelf, at: 0) == nil)
  }

  @Test("After a resize the old picture stays until the new one is there")
  func resize() {
    let shelf = PictureShelf(decoder: PatternDecoder())
    shelf.want(wants(["0"]))
    finish(shelf)
    shelf.want(wants(["0"], width: 20))
    #expect(width(shelf, at: 0) == 8)
    finish(shelf)
    #expect(width(shelf, at: 0) == 20)
  }

  @Test("A poster that cannot be shown is reported once, whatever the size")
  func failure() {
    let shelf = PictureShelf(decoder: PatternDecoder())
    var failures: [(Int, PictureError)] = []
    shelf.onFailure = { failures.append(($0, $1)) }
    shelf.want(wants(["0", "bad"]))
    finish(shelf)
    shelf.want(wants(["0", "bad"], width: 9))
    finish(shelf)
    #expect(failures.map(\.0) == [1])
    #expect(failures.map(\.1) == [.truncated(.jpeg)])
  }
}
