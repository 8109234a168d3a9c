import Testing
import UIKit

@testable import PosterScroll

@MainActor @Suite("Pages that turn by themselves, and the user's settings")
struct AutoAdvanceSettingsTests {
  private let timer = ManualTimer()

  /// A view whose pages turn after 6 seconds.
  private func screen() -> PosterScreen {
    PosterScreen(count: 3, view: PosterScrollView(frame: .zero, timer: timer)) {
      $0.autoAdvanceInterval = .seconds(6)
    }
  }

  private func pass(_ seconds: Double, on screen: PosterScreen) {
    timer.pass(seconds)
    screen.finish()
  }

  @Test(
    "They wait for somebody who wants less motion, or listens to VoiceOver, and go on after it",
    arguments: [false, true])
  func waiting(isListening: Bool) {
    let set = isListening ? UIAccessibility.simulateVoiceOver : UIAccessibility.simulateReduceMotion
    let screen = screen()
    set(true)
    defer { set(false) }
    pass(100, on: screen)
    #expect(screen.view.currentPage == 0)
    #expect(screen.view.autoAdvanceInterval == .seconds(6))
    set(false)
    pass(5.9, on: screen)
    #expect(screen.view.currentPage == 0)
    pass(0.1, on: screen)
    #expect(screen.view.currentPage == 1)
  }
}
