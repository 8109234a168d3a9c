import Testing
import UIKit

@MainActor @Suite("The double's settings") struct UIAccessibilityTests {
  @Test("A setting that changes is told, and is another by then")
  func settings() {
    nonisolated(unsafe) var heard: [Bool] = []
    let tokens = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
    ].map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          heard.append(UIAccessibility.isReduceMotionEnabled)
          heard.append(UIAccessibility.isDarkerSystemColorsEnabled)
        }
      }
    }
    UIAccessibility.simulateReduceMotion(true)
    UIAccessibility.simulateIncreaseContrast(true)
    UIAccessibility.simulateReduceMotion(false)
    UIAccessibility.simulateIncreaseContrast(false)
    #expect(heard == [true, false, true, true, false, true, false, false])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test("A transition makes its changes as an animation, and is noted")
  func transition() {
    let view = UIView(frame: .zero)
    UIView.transitions = []
    UIView.transition(
      with: view, duration: 0.3, options: .transitionCrossDissolve, animations: { view.alpha = 0 })
    #expect(view.alpha == 0 && view.animatedWriteCount == 1)
    #expect(UIView.transitions.map(\.duration) == [0.3])
  }
}
