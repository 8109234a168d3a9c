import Foundation
import Testing

@testable import PosterImages

@Suite("The memory of failed fetches")
struct RetryMemoryTests {
  private let source = PictureSource.custom(id: "a") { _ in .encoded(Data()) }
  private let start = ContinuousClock.now

  /// The seconds for which the nth failure in a row is remembered.
  private func pause(_ error: PictureError, count: Int = 1) -> Int? {
    var memory = RetryMemory()
    for _ in 0..<count { memory.insert(error, of: source, at: start) }
    return (0...100_000).first { seconds in
      memory.failure(of: source, at: start.advanced(by: .seconds(seconds))) == nil
    }
  }

  @Test(
    "doubles the pause with each failure in a row, up to five minutes",
    arguments: zip([1, 2, 3, 4, 8, 9, 100], [2, 4, 8, 16, 256, 300, 300]))
  func doubling(count: Int, seconds: Int) {
    #expect(pause(.network(.cannotConnect), count: count) == seconds)
  }

  @Test(
    "knows what passes by itself, what does not, and what is not about the picture",
    arguments: [
      (.network(.stalled(.seconds(15))), 2), (.network(.status(404, retryAfter: nil)), 300),
      (.network(.status(503, retryAfter: 90)), 90), (.network(.status(503, retryAfter: 1)), 2),
      (.provider(reason: "a"), 2), (.truncated(.jpeg), 300), (.network(.redirectLoop), 300),
      (.cancelled, 0), (.outOfMemory, 0), (.invalidPixelSize(PixelSize(width: 0, height: 0)), 0),
    ] as [(PictureError, Int)])
  func kinds(error: PictureError, seconds: Int) {
    #expect(pause(error) == seconds)
  }

  @Test("starts from the shortest pause again once it was told to forget")
  func forgetting() {
    var memory = RetryMemory()
    for _ in 0..<5 { memory.insert(.network(.offline), of: source, at: start) }
    memory.removeValue(of: source)
    #expect(memory.failure(of: source, at: start) == nil)
    memory.insert(.network(.offline), of: source, at: start)
    #expect(memory.failure(of: source, at: start.advanced(by: .seconds(2))) == nil)
  }
}
