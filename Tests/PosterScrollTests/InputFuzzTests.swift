import PosterScroll
import TestSupport
import Testing
import UIKit

/// A finger, the app, keys, VoiceOver and the user's settings, all at once.
@MainActor final class InputTurmoil {
  let turmoil: Turmoil
  private var random: SeededRandom

  init(seed: UInt64) {
    turmoil = Turmoil(seed: seed)
    random = SeededRandom(seed: seed &+ 1_000)
    turmoil.screen.view.becomeFirstResponder()
  }

  func act() {
    let screen = turmoil.screen
    switch Int.random(in: 0..<8, using: &random) {
    case 0...3: turmoil.act()
    case 4: press(KeyboardTests.keys.randomElement(using: &random)?.0)
    case 5: scroll(UIAccessibilityScrollDirection(rawValue: .random(in: 1...6, using: &random)))
    case 6:
      turmoil.log.append("settings")
      UIAccessibility.simulateReduceMotion(!UIAccessibility.isReduceMotionEnabled)
    default:
      turmoil.log.append("axis")
      screen.view.axis = screen.view.axis == .horizontal ? .vertical : .horizontal
    }
    screen.window.layoutIfNeeded()
  }

  private func press(_ key: UIKeyboardHIDUsage?) {
    guard let key else { return }
    turmoil.log.append("\(key)")
    turmoil.screen.window.simulateKey(key)
  }

  private func scroll(_ direction: UIAccessibilityScrollDirection?) {
    guard let direction, let element = turmoil.screen.voiceOver.elements.first else { return }
    turmoil.log.append("VoiceOver \(direction)")
    turmoil.screen.voiceOver.scroll(direction, on: element)
  }
}

@MainActor @Suite("Fingers, keys, VoiceOver and settings at once") struct InputFuzzTests {
  @Test("one poster is read, and the view comes to rest on it", arguments: 0..<40)
  func turmoil(seed: UInt64) {
    defer { UIAccessibility.simulateReduceMotion(false) }
    let input = InputTurmoil(seed: seed)
    let screen = input.turmoil.screen
    for _ in 0..<250 {
      input.act()
      guard let fault = fault(on: screen) else { continue }
      Issue.record("seed \(seed): \(fault) after \(input.turmoil.log.suffix(6))")
      return
    }
    UIAccessibility.simulateReduceMotion(false)
    screen.release()
    for _ in 0..<3 { screen.finish() }
    let (view, count) = (screen.view, screen.view.posters.count)
    guard count > 0, view.bounds.height > 0 else { return }
    let progress = view.pageProgress
    #expect(abs(progress - progress.rounded()) < 1e-2, "seed \(seed): rests at \(progress)")
    #expect(screen.readings == ["\(view.currentPage + 1) of \(count)"], "seed \(seed)")
  }

  /// What is wrong with what assistive technologies see, if anything.
  private func fault(on screen: PosterScreen) -> String? {
    let (view, count) = (screen.view, screen.view.posters.count)
    let expected = count == 0 ? [] : ["\(view.currentPage + 1) of \(count)"]
    guard screen.readings == expected else { return "\(screen.readings) is read" }
    let seen = screen.pageViews.filter { !$0.accessibilityElementsHidden }
    guard seen.count == min(screen.pageViews.count, 1) else {
      return "\(seen.count) pages are seen"
    }
    // A fade that bounces shows through at an end: there is nothing beneath.
    let loops = view.isLooping && count > 1
    let isBouncing = !loops && !(0...CGFloat(max(count - 1, 0))).contains(view.pageProgress)
    let isOpaque = screen.shownPages.contains { $0.alpha == 1 }
    guard isOpaque || isBouncing || screen.shownPages.isEmpty else { return "nothing opaque shows" }
    return nil
  }
}
