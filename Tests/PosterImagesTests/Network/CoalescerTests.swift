import Foundation
import Testing

@testable import PosterImages

/// A key that tells when it was looked up.
private final class ObservedKey: Hashable, Sendable {
  let text: String
  private let lookUp: @Sendable () -> Void

  init(_ text: String, lookUp: @escaping @Sendable () -> Void) {
    self.text = text
    self.lookUp = lookUp
  }

  static func == (one: ObservedKey, other: ObservedKey) -> Bool { one.text == other.text }

  func hash(into hasher: inout Hasher) {
    lookUp()
    hasher.combine(text)
  }
}

@Suite("Sharing work", .timeLimit(.minutes(5)))
struct CoalescerTests {
  @Test("Callers that come while the work is under way share it")
  func sharing() async {
    let coalescer = Coalescer<ObservedKey, Int>()
    let calls = Locked(0)
    let gate = AsyncStream<Void>.makeStream()
    let joined = AsyncStream<Int>.makeStream()
    let loads = (0..<10).map { caller in
      Task {
        let key = ObservedKey("a") { joined.continuation.yield(caller) }
        return await coalescer.value(for: key, whenCancelled: -1) {
          for await _ in gate.stream {}
          return calls.withLock { calls in
            calls += 1
            return calls
          }
        }
      }
    }
    // A caller looks its key up when it joins, and nothing lands before it has.
    var callers: Set<Int> = []
    for await caller in joined.stream {
      callers.insert(caller)
      if callers.count == loads.count { break }
    }
    gate.continuation.finish()
    for load in loads { #expect(await load.value == 1) }
  }

  @Test("Later callers start anew, and other keys do not wait")
  func separateWork() async {
    let coalescer = Coalescer<String, String>()
    for text in ["first", "second"] {
      #expect(await coalescer.value(for: "a", whenCancelled: "") { text } == text)
    }
    let nested = await coalescer.value(for: "a", whenCancelled: "") {
      await coalescer.value(for: "b", whenCancelled: "") { "other" }
    }
    #expect(nested == "other")
  }

  @Test("The work is cancelled when its last caller is, not before")
  func cancelling() async {
    let coalescer = Coalescer<String, String>()
    let started = AsyncStream<Void>.makeStream()
    let ended = AsyncStream<Void>.makeStream()
    let callers = (0..<2).map { _ in
      Task {
        await coalescer.value(for: "a", whenCancelled: "cancelled") {
          started.continuation.yield()
          try? await Task.sleep(for: .seconds(3600))
          ended.continuation.finish()
          return "done"
        }
      }
    }
    for await _ in started.stream { break }
    for caller in callers {
      caller.cancel()
      #expect(await caller.value == "cancelled")
    }
    for await _ in ended.stream {}
  }
}
