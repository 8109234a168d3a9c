import Foundation

@testable import PosterImages

/// Answers as the test says, and remembers what it was asked for.
final class FakeFetcher: PictureFetcher {
  struct Script: Sendable {
    var asked: [URL] = []
    var discarded: [URL] = []
    var failures: [URL: PictureError] = [:]
  }

  let script = Locked(Script())
  /// What every answer waits for; open unless a test closes it.
  let gate = Gate(isOpen: true)

  func picture(at url: URL) async throws(PictureError) -> Data {
    script.withLock { $0.asked.append(url) }
    await gate.pass()
    guard !Task.isCancelled else { throw .cancelled }
    if let failure = script.withLock({ $0.failures[url] }) { throw failure }
    return Data(url.absoluteString.utf8)
  }

  func discard(_ url: URL) async {
    script.withLock { $0.discarded.append(url) }
  }
}

/// Holds tasks up until it is opened, or until they are cancelled.
final class Gate: Sendable {
  private struct State: Sendable {
    var isOpen: Bool
    var number = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var cancelled: Set<Int> = []
  }

  private let state: Locked<State>

  init(isOpen: Bool = false) {
    state = Locked(State(isOpen: isOpen))
  }

  /// Returns once the gate is open, or the task is cancelled.
  func pass() async {
    let number = state.withLock { state in
      state.number += 1
      return state.number
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let passes = state.withLock { state in
          guard !state.isOpen, state.cancelled.remove(number) == nil else { return true }
          state.waiting[number] = continuation
          return false
        }
        if passes { continuation.resume() }
      }
    } onCancel: {
      let continuation = state.withLock { state in
        let continuation = state.waiting.removeValue(forKey: number)
        if continuation == nil { state.cancelled.insert(number) }
        return continuation
      }
      continuation?.resume()
    }
  }

  func close() {
    state.withLock { $0.isOpen = false }
  }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [:] }
      return state.waiting
    }
    for continuation in waiting.values { continuation.resume() }
  }
}
