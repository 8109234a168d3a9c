import Foundation
import Testing

@testable import PosterImages

@Suite("A pipeline's threads")
struct PictureThreadsTests {
  @Test("are never the main one, and never more than there are meant to be")
  func bounded() {
    let decoder = FakeDecoder()
    let pipeline = PicturePipeline(
      decoder: decoder, executor: PictureThreads(count: 2), concurrentDecodes: 2,
      cacheByteLimit: 0)
    let entered = DispatchSemaphore(value: 0)
    let mayLeave = DispatchSemaphore(value: 0)
    let finished = DispatchSemaphore(value: 0)
    let counts = Locked((running: 0, most: 0, onMain: 0))
    decoder.script.withLock {
      $0.duringDecode = { _ in
        counts.withLock { counts in
          counts.running += 1
          counts.most = max(counts.most, counts.running)
          if Thread.isMainThread { counts.onMain += 1 }
        }
        entered.signal()
        mayLeave.wait()
        counts.withLock { $0.running -= 1 }
      }
    }
    for index in 0..<6 { pipeline.load(.named("\(index)")) { _ in finished.signal() } }
    // Both threads are in a decode; the other four wait.
    entered.wait()
    entered.wait()
    #expect(decoder.decoded.count == 2)
    for _ in 0..<6 { mayLeave.signal() }
    for _ in 0..<6 { finished.wait() }
    let (_, most, onMain) = counts.withLock { $0 }
    #expect(most == 2)
    #expect(onMain == 0)
  }

  @Test("run everything that was handed over before the last reference went")
  func draining() {
    let done = DispatchSemaphore(value: 0)
    var threads: PictureThreads? = PictureThreads(count: 1)
    for _ in 0..<20 { threads?.run { done.signal() } }
    threads = nil
    for _ in 0..<20 { done.wait() }
    #expect(threads == nil)
  }
}
