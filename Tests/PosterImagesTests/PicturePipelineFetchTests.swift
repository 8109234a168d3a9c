import Foundation
import Testing

@testable import PosterImages

@Suite("A picture pipeline that has to fetch", .timeLimit(.minutes(5)))
struct PicturePipelineFetchTests {
  private let decoder = FakeDecoder()
  private let fetcher = FakeFetcher()
  private let time = Locked(ContinuousClock.now)
  private let pipeline: PicturePipeline

  init() {
    pipeline = PicturePipeline(
      decoder: decoder, executor: PictureThreads(count: 1), concurrentDecodes: 1,
      cacheByteLimit: 100_000, fetcher: fetcher, now: { [time] in time.withLock { $0 } })
  }

  private func url(_ name: String) throws -> URL {
    try #require(URL(string: "https://example.org/\(name)"))
  }

  private func request(_ source: PictureSource, side: Int = 10) -> PictureRequest {
    PictureRequest(source: source, pixelSize: PixelSize(width: side, height: side))
  }

  private func wait(for seconds: Int) { time.withLock { $0 += .seconds(seconds) } }

  private func result(_ request: PictureRequest) async -> PictureError? {
    do throws(PictureError) {
      _ = try await pipeline.picture(for: request)
      return nil
    } catch {
      return error
    }
  }

  @Test("fetches what two posters show once, decodes it once, and has it in memory from then on")
  func coalescing() async throws {
    let request = request(.url(try url("a.jpg")))
    fetcher.gate.close()
    async let one = result(request)
    async let other = result(request)
    while pipeline.state.withLock({ $0.schedule.waitingCount < 2 }) { await Task.yield() }
    fetcher.gate.open()
    #expect(await [one, other] == [nil, nil])
    #expect(fetcher.script.withLock { $0.asked.count } == 1)
    // The decoder is given what came, not where it came from.
    #expect(
      decoder.decoded.map(\.source) == [.data(Data("https://example.org/a.jpg".utf8))])
    #expect(pipeline.cachedPicture(for: request) != nil)
    #expect(pipeline.standIn(for: request.source) != nil)
    #expect(await result(request) == nil)
    #expect(fetcher.script.withLock { $0.asked.count } == 1)
  }

  @Test("gives a fetch up when nobody wants the picture any more, and starts anew for the next")
  func cancellation() async throws {
    let wasCancelled = Gate()
    let calls = Locked(0)
    let source = PictureSource.custom(id: "a") { _ in
      let call = calls.withLock { calls in
        calls += 1
        return calls
      }
      guard call == 1 else { return .encoded(Data("a".utf8)) }
      // Never opened: only the cancellation ends this.
      await Gate().pass()
      wasCancelled.open()
      throw CancellationError()
    }
    let task = pipeline.load(request(source)) { _ in Issue.record("was cancelled") }
    while calls.withLock({ $0 == 0 }) { await Task.yield() }
    task.cancel()
    await wasCancelled.pass()
    #expect(await result(request(source)) == nil)
    #expect(calls.withLock { $0 } == 2)
    #expect(decoder.decoded.count == 1)
  }

  @Test("never calls a loader whose turn had not come, and fetches the nearest next")
  func priorities() async throws {
    let started = Locked<[String]>([])
    let gate = Gate()
    func source(_ name: String) -> PictureSource {
      .custom(id: name) { _ in
        started.append(name)
        await gate.pass()
        return .encoded(Data(name.utf8))
      }
    }
    // Six at once, as in a browser.
    for index in 0..<6 { pipeline.load(request(source("\(index)"))) { _ in } }
    while started.withLock({ $0.count < 6 }) { await Task.yield() }
    async let far = result(request(source("far")))
    while pipeline.state.withLock({ $0.schedule.waitingCount < 7 }) { await Task.yield() }
    let gone = pipeline.load(request(source("gone"))) { _ in }
    let near = pipeline.load(request(source("near")), priority: PicturePriority(distance: 9)) {
      _ in
    }
    near.setPriority(.visible)
    gone.cancel()
    gate.open()
    #expect(await far == nil)
    while pipeline.state.withLock({ $0.schedule.waitingCount > 0 }) { await Task.yield() }
    #expect(started.withLock { Set($0) } == Set((0..<6).map(String.init) + ["far", "near"]))
  }

  @Test("goes on with others when a loader that nobody wants any more does not end")
  func deafLoaders() async throws {
    let gate = Gate()
    let started = Locked(0)
    let deaf = (0..<6).map { index in
      pipeline.load(
        request(
          .custom(id: "\(index)") { _ in
            started.withLock { $0 += 1 }
            await Task.detached { await gate.pass() }.value
            return .encoded(Data())
          })
      ) { _ in Issue.record("was cancelled") }
    }
    while started.withLock({ $0 < 6 }) { await Task.yield() }
    for task in deaf { task.cancel() }
    #expect(await result(request(.url(try url("a.jpg")))) == nil)
    gate.open()
  }

  @Test("remembers a server's failure, and asks it again after a pause that doubles")
  func backOff() async throws {
    let url = try url("a.jpg")
    let failure = PictureError.network(.status(503, retryAfter: nil))
    fetcher.script.withLock { $0.failures[url] = failure }
    func asked() -> Int { fetcher.script.withLock { $0.asked.count } }
    let request = request(.url(url))
    #expect(await result(request) == failure)
    wait(for: 1)
    #expect(await result(request) == failure)
    #expect(asked() == 1)
    wait(for: 1)
    #expect(await result(request) == failure)
    #expect(asked() == 2)
    wait(for: 3)
    #expect(await result(self.request(.url(url), side: 20)) == failure)
    #expect(asked() == 2)
    wait(for: 1)
    fetcher.script.withLock { $0.failures = [:] }
    #expect(await result(request) == nil)
    #expect(asked() == 3)
  }

  @Test("asks again at once when it was told to forget")
  func forgetting() async throws {
    let url = try url("a.jpg")
    fetcher.script.withLock { $0.failures[url] = .network(.status(404, retryAfter: nil)) }
    #expect(await result(request(.url(url))) == .network(.status(404, retryAfter: nil)))
    fetcher.script.withLock { $0.failures = [:] }
    pipeline.forget(.url(url))
    #expect(await result(request(.url(url))) == nil)
  }

  @Test("has the copy of what does not decode thrown away")
  func discarding() async throws {
    let url = try url("a.jpg")
    let data = PictureSource.data(Data(url.absoluteString.utf8))
    decoder.script.withLock { $0.failures[data] = .truncated(.jpeg) }
    #expect(await result(request(.url(url))) == .truncated(.jpeg))
    while fetcher.script.withLock({ $0.discarded.isEmpty }) { await Task.yield() }
    #expect(fetcher.script.withLock { $0.discarded } == [url])
  }

  @Test("lays a picture that the app decoded itself into the requested size")
  func decoded() async throws {
    let asked = Locked<PixelSize?>(nil)
    let source = PictureSource.custom(id: "a") { size in
      asked.withLock { $0 = size }
      return .decoded(try #require(DecodedPicture.grey(50, PixelSize(width: 7, height: 31))))
    }
    let picture = try await pipeline.picture(for: request(source))
    #expect(asked.withLock { $0 } == PixelSize(width: 10, height: 10))
    #expect(picture.pixelSize == PixelSize(width: 10, height: 10))
    #expect(picture.pixel(5, 5) == [50, 50, 50, 255])
    #expect(decoder.decoded == [])
    #expect(pipeline.standIn(for: source)?.color.red == 50)
  }

  private struct Sulk: Error, CustomStringConvertible {
    let description = "not today"
  }

  @Test("says what an app's loader threw")
  func loaderErrors() async throws {
    #expect(
      await result(request(.custom(id: "a") { _ in throw Sulk() }))
        == .provider(reason: "not today"))
    #expect(
      await result(request(.custom(id: "b") { _ in throw PictureError.empty })) == .empty)
    // Nobody cancelled it: who waits is told.
    let gaveUp = await result(request(.custom(id: "c") { _ in throw CancellationError() }))
    #expect(gaveUp == .provider(reason: "its loader gave up"))
  }

  @Test("calls loaders, and decodes, off the main actor")
  @MainActor func threads() async throws {
    let wasMain = Locked<[Bool]>([])
    let source = PictureSource.custom(id: "a") { _ in
      wasMain.withLock { $0.append(isOnMainThread()) }
      return .encoded(Data("a".utf8))
    }
    decoder.script.withLock { script in
      script.duringDecode = { _ in wasMain.withLock { $0.append(isOnMainThread()) } }
    }
    _ = try await pipeline.picture(for: request(source))
    #expect(wasMain.withLock { $0 } == [false, false])
  }

  @Test("says that a decoder alone cannot fetch")
  func decoderAlone() throws {
    let source = PictureSource.url(try url("a.jpg"))
    #expect(throws: PictureError.needsPipeline) { try source.contents(limit: 1000) }
  }
}

private func isOnMainThread() -> Bool { Thread.isMainThread }
