import Foundation
import Testing

@testable import PosterImages

@Suite("A picture pipeline")
struct PicturePipelineTests {
  private let decoder = FakeDecoder()
  private let executor = ManualExecutor()
  private let pipeline: PicturePipeline
  private let log = Locked<[String]>([])

  init() {
    pipeline = PicturePipeline(
      decoder: decoder, executor: executor, concurrentDecodes: 1, cacheByteLimit: 10_000)
  }

  @discardableResult
  private func load(_ name: String, _ distance: Int = 0) -> PictureTask {
    pipeline.load(.named(name), priority: PicturePriority(distance: distance)) { [log] result in
      log.withLock { $0.append(result.error.map { "\(name) \($0)" } ?? name) }
    }
  }

  private var events: [String] { log.withLock { $0 } }

  @Test("decodes equal requests once, and tells everybody who waits, in order")
  func coalescing() {
    load("a")
    load("b", 1)
    load("a")
    executor.runAll()
    #expect(decoder.decoded == [.named("a"), .named("b")])
    #expect(events == ["a", "a", "b"])
  }

  @Test("decodes the nearest first, by the distances at the time when a worker comes free")
  func priorities() {
    let far = load("far", 9)
    load("middle", 5)
    load("near", 1)
    far.setPriority(.visible)
    executor.runAll()
    #expect(events == ["far", "near", "middle"])
  }

  @Test("never decodes what was cancelled before its turn, nor tells anybody")
  func cancellation() {
    load("a")
    let gone = load("b", 1)
    gone.cancel()
    executor.runAll()
    gone.cancel()
    #expect(decoder.decoded == [.named("a")])
    #expect(events == ["a"])
  }

  @Test("decodes for those who still wait when another one cancels")
  func partialCancellation() {
    load("a").cancel()
    load("a")
    executor.runAll()
    #expect(events == ["a"])
  }

  @Test("gives a decode up when the last one who waits cancels, and calls nobody")
  func lateCancellation() {
    let task = load("a")
    decoder.script.withLock { $0.duringDecode = { _ in task.cancel() } }
    executor.runAll()
    #expect(events == [])
    #expect(pipeline.cachedPicture(for: .named("a")) == nil)
  }

  @Test("finishes a decode that others wait for when one of those cancels")
  func lateCancellationOfOne() {
    let task = load("a")
    load("a")
    decoder.script.withLock { $0.duringDecode = { _ in task.cancel() } }
    executor.runAll()
    #expect(events == ["a"])
    #expect(decoder.decoded.count == 1)
  }

  @Test("decodes again for somebody who comes back once the decode was given up")
  func comingBack() {
    let task = load("a")
    let isFirst = Locked(true)
    decoder.script.withLock { [pipeline, log] script in
      // Fails as a decode does that was given up right before the newcomer came.
      script.failures[PictureRequest.named("a").source] = .cancelled
      script.duringDecode = { [decoder] _ in
        let isToComeBack = isFirst.withLock { first in
          defer { first = false }
          return first
        }
        guard isToComeBack else { return }
        task.cancel()
        decoder.script.withLock { $0.failures = [:] }
        pipeline.load(.named("a")) { _ in log.append("a again") }
      }
    }
    executor.runAll()
    #expect(events == ["a again"])
    #expect(decoder.decoded.count == 2)
  }

  @Test("has a decoded picture in memory from then on, at that size only")
  func memory() {
    load("a")
    executor.runAll()
    #expect(pipeline.cachedPicture(for: .named("a"))?.pixelSize == PixelSize(width: 10, height: 10))
    #expect(pipeline.cachedPicture(for: .named("a", width: 20)) == nil)
    load("a")
    executor.runAll()
    #expect(decoder.decoded.count == 1)
    #expect(events == ["a", "a"])
  }

  @Test("drops the least recently shown pictures beyond its limit, and all when memory is short")
  func limit() {
    // A dozen of them fit, with what their entries take.
    for index in 0..<30 { load("\(index)", index) }
    executor.runAll()
    #expect(pipeline.cachedPicture(for: .named("15")) == nil)
    #expect(pipeline.cachedPicture(for: .named("20")) != nil)
    pipeline.trimMemory(toPart: 0)
    #expect(pipeline.cachedPicture(for: .named("29")) == nil)
    #expect(pipeline.standIn(for: PictureRequest.named("29").source) != nil)
  }

  @Test("remembers a failure and tries again once the file has changed")
  func failures() throws {
    let folder = try TemporaryFolder()
    let request = PictureRequest(
      source: .file(try folder.write(Data("half".utf8), to: "a.jpg")),
      pixelSize: PixelSize(width: 10, height: 10))
    decoder.script.withLock { $0.failures[request.source] = .truncated(.jpeg) }
    func load() {
      pipeline.load(request) { [log] result in
        log.withLock { $0.append(result.error == nil ? "shown" : "failed") }
      }
      executor.runAll()
    }
    load()
    load()
    #expect(decoder.decoded.count == 1)
    decoder.script.withLock { $0.failures = [:] }
    _ = try folder.write(Data("whole now".utf8), to: "a.jpg")
    load()
    #expect(decoder.decoded.count == 2)
    #expect(events == ["failed", "failed", "shown"])
  }

  @Test("decodes anew what it was told to forget")
  func forgetting() {
    load("a")
    executor.runAll()
    pipeline.forget(PictureRequest.named("a").source)
    #expect(pipeline.cachedPicture(for: .named("a")) == nil)
    load("a")
    executor.runAll()
    #expect(decoder.decoded.count == 2)
  }

  @Test("shows the quick picture first when there is one, once, to those who want it")
  func standIns() throws {
    let request = PictureRequest.named("a")
    let quick = try #require(DecodedPicture.grey(77, PixelSize(width: 8, height: 8)))
    decoder.script.withLock { $0.quickPictures[request.source] = quick }
    for _ in 0..<2 {
      pipeline.load(
        request, standIn: { [log] in log.append("stand-in \($0.color.red)") },
        completion: { [log] _ in log.append("picture") })
      executor.runAll()
      pipeline.trimMemory(toPart: 0)
    }
    #expect(events == ["stand-in 77", "picture", "picture"])
    #expect(pipeline.standIn(for: request.source)?.color.red == 77)
  }

  @Test("makes no quick picture for those who would not show it")
  func unwantedStandIn() throws {
    let request = PictureRequest.named("a")
    let quick = try #require(DecodedPicture.grey(77, PixelSize(width: 8, height: 8)))
    decoder.script.withLock { $0.quickPictures[request.source] = quick }
    load("a")
    executor.runAll()
    #expect(pipeline.standIn(for: request.source)?.color.red == 128)
  }

  @Test("makes a stand-in of the picture itself for the next time")
  func laterStandIn() throws {
    pipeline.load(.named("a", width: 100, height: 50)) { _ in }
    executor.runAll()
    let standIn = try #require(pipeline.standIn(for: PictureRequest.named("a").source))
    #expect(standIn.picture.pixelSize == PixelSize(width: 48, height: 24))
    #expect(standIn.color == PixelColor(red: 128, green: 128, blue: 128, alpha: 255))
  }

  @Test("lets a picture be asked for from within a completion")
  func reentrance() {
    pipeline.load(.named("a")) { [pipeline, log] _ in
      pipeline.load(.named("b")) { _ in log.append("b") }
    }
    executor.runAll()
    #expect(events == ["b"])
  }
}

extension Locked where Value == [String] {
  func append(_ text: String) { withLock { $0.append(text) } }
}
