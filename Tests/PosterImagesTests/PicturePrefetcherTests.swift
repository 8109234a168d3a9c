import Testing

@testable import PosterImages

@Suite("A picture prefetcher")
struct PicturePrefetcherTests {
  private let decoder = FakeDecoder()
  private let executor = ManualExecutor()
  private let pipeline: PicturePipeline

  init() {
    pipeline = PicturePipeline(
      decoder: decoder, executor: executor, concurrentDecodes: 1, cacheByteLimit: 100_000)
  }

  private func requests(_ pages: [Int]) -> [PictureRequest] { pages.map { .named("\($0)") } }

  @Test("decodes what is wanted, the most urgent first")
  func order() {
    let prefetcher = PicturePrefetcher(pipeline: pipeline)
    prefetcher.setWanted(requests([3, 1, 2]))
    executor.runAll()
    #expect(decoder.decoded == requests([3, 1, 2]))
  }

  @Test("follows the page: what is not wanted any more costs nothing, what stays moves up")
  func moving() {
    let prefetcher = PicturePrefetcher(pipeline: pipeline)
    for page in 0..<200 { prefetcher.setWanted(requests([page + 1, page + 2, page - 1])) }
    executor.runAll()
    #expect(decoder.decoded == requests([200, 201, 198]))
  }

  @Test("asks for nothing that is in memory, and again for what was dropped")
  func memory() {
    let prefetcher = PicturePrefetcher(pipeline: pipeline)
    prefetcher.setWanted(requests([1, 2]))
    executor.runAll()
    prefetcher.setWanted(requests([2, 1]))
    #expect(executor.count == 0)
    pipeline.trimMemory(toPart: 0)
    prefetcher.setWanted(requests([2, 1]))
    executor.runAll()
    #expect(decoder.decoded == requests([1, 2, 2, 1]))
  }

  @Test("gives way to what is on the screen")
  func visible() {
    let prefetcher = PicturePrefetcher(pipeline: pipeline)
    prefetcher.setWanted(requests([1, 2]))
    pipeline.load(.named("0"), priority: .visible) { _ in }
    executor.runAll()
    #expect(decoder.decoded == requests([0, 1, 2]))
  }

  @Test("wants nothing once it is gone")
  func end() {
    var prefetcher: PicturePrefetcher? = PicturePrefetcher(pipeline: pipeline)
    prefetcher?.setWanted(requests([1, 2]))
    prefetcher = nil
    executor.runAll()
    #expect(decoder.decoded == [])
    #expect(prefetcher == nil)
  }
}
