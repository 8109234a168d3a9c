import Testing

@testable import PosterImages

@Suite("A picture pipeline, awaited")
struct PicturePipelineAsyncTests {
  private let decoder = FakeDecoder()

  private func pipeline(_ executor: any PictureExecutor) -> PicturePipeline {
    PicturePipeline(
      decoder: decoder, executor: executor, concurrentDecodes: 1, cacheByteLimit: 10_000)
  }

  @Test("returns the picture, or throws the reason why there is none")
  func results() async throws {
    let pipeline = pipeline(PictureThreads(count: 1))
    decoder.script.withLock { $0.failures[PictureRequest.named("bad").source] = .unknownFormat }
    #expect(try await pipeline.picture(for: .named("a")).bytesPerRow == 40)
    await #expect(throws: PictureError.unknownFormat) {
      try await pipeline.picture(for: .named("bad"))
    }
  }

  @Test("ends at once when the task that waits is cancelled, without a decode")
  func cancellation() async throws {
    let executor = ManualExecutor()
    let pipeline = pipeline(executor)
    let task = Task { () -> PictureError? in
      do throws(PictureError) {
        _ = try await pipeline.picture(for: .named("a"))
        return nil
      } catch {
        return error
      }
    }
    task.cancel()
    #expect(await task.value == .cancelled)
    executor.runAll()
    #expect(decoder.decoded == [])
  }
}
