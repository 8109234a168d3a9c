import Testing

@testable import PosterScroll

@MainActor @Suite("The system's clock") struct AdvanceTimerTests {
  private func wait(on timer: SystemAdvanceTimer) async {
    await withCheckedContinuation { done in timer.start(after: 0) { done.resume() } }
  }

  @Test("It calls back once, and not for what was replaced or cancelled")
  func calling() async {
    let timer = SystemAdvanceTimer()
    timer.start(after: 0) { Issue.record("a wait that was replaced called back") }
    await wait(on: timer)
    timer.start(after: 0) { Issue.record("a wait that was cancelled called back") }
    timer.cancel()
    await wait(on: SystemAdvanceTimer())
  }

  @Test(
    "A time that no clock can tell is waited for like any other",
    arguments: [1e18, 1e19, 1e300, .infinity] as [Double])
  func endless(seconds: Double) async {
    let timer = SystemAdvanceTimer()
    timer.start(after: seconds) { Issue.record("a time without an end was over") }
    await wait(on: SystemAdvanceTimer())
    timer.cancel()
  }
}
