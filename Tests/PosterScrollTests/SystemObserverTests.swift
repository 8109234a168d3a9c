import Dispatch
import Foundation
import Testing

@testable import PosterScroll

@MainActor @Suite("Hearing of settings") struct SystemObserverTests {
  /// Tests run side by side, and each hears all notifications of a name.
  private nonisolated static let names = ["here", "elsewhere"].map {
    NSNotification.Name("SystemObserverTests.\($0)")
  }

  @Test("An observer hears each notification at once, with what it brings, and none after its end")
  func lifetime() {
    var heard: [Int] = []
    var observer: SystemObserver? = SystemObserver(SystemObserverTests.names[0]) {
      heard.append($0.userInfo?["number"] as? Int ?? -1)
    }
    for number in 1...2 { post(number, at: 0) }
    #expect(heard == [1, 2] && observer != nil)
    observer = nil
    post(3, at: 0)
    #expect(heard == [1, 2])
  }

  @Test("What is posted on another thread is heard on the main actor, and not after the end either")
  func otherThreads() async {
    var heard: [Int] = []
    var observer: SystemObserver? = SystemObserver(SystemObserverTests.names[1]) {
      MainActor.assertIsolated()
      heard.append($0.userInfo?["number"] as? Int ?? -1)
    }
    await postElsewhere(1)
    for _ in 0..<5 { await Task.yield() }
    #expect(heard == [1] && observer != nil)
    // Its hearing waits for the main actor, which meanwhile lets go of the observer.
    let posting = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [self] in
      post(2, at: 1)
      posting.signal()
    }
    waitFor(posting)
    observer = nil
    for _ in 0..<5 { await Task.yield() }
    #expect(heard == [1])
  }

  private func postElsewhere(_ number: Int) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        post(number, at: 1)
        continuation.resume()
      }
    }
  }

  /// Keeps the main actor busy until then.
  private func waitFor(_ semaphore: DispatchSemaphore) { semaphore.wait() }

  private nonisolated func post(_ number: Int, at index: Int) {
    NotificationCenter.default.post(
      name: SystemObserverTests.names[index], object: nil, userInfo: ["number": number])
  }
}
