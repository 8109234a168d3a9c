import PosterScroll
import Testing
import UIKit

@MainActor @Suite("Keys of a keyboard") struct KeyboardTests {
  private func screen(
    count: Int = 5, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    configure: (PosterScrollView) -> Void = { _ in }
  ) -> PosterScreen {
    let screen = PosterScreen(direction: direction, count: count, configure: configure)
    screen.view.scrollToPage(2, animated: false)
    screen.view.becomeFirstResponder()
    return screen
  }

  /// Presses a key and lets the view come to rest.
  private func page(
    after key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], on screen: PosterScreen
  ) -> Int {
    screen.window.simulateKey(key, modifiers: modifiers)
    screen.finish()
    return screen.view.currentPage
  }

  nonisolated static let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags, Int)] = [
    (.keyboardRightArrow, .numericPad, 3), (.keyboardLeftArrow, .numericPad, 1),
    (.keyboardRightArrow, .alphaShift, 3), (.keyboardPageDown, [], 3), (.keyboardPageUp, [], 1),
    (.keyboardSpacebar, [], 3), (.keyboardSpacebar, .shift, 1), (.keyboardHome, [], 0),
    (.keyboardEnd, [], 4), (.keyboardUpArrow, .numericPad, 2), (.keyboardDownArrow, .numericPad, 2),
    (.keyboardA, [], 2), (.keyboardRightArrow, .command, 2), (.keyboardEnd, .control, 2),
    (.keyboardPageDown, .alternate, 2), (.keyboardRightArrow, .shift, 2),
  ]

  @Test(
    "Arrows, Page Up and Down, Space, Home and End page; with other modifiers they do not",
    arguments: keys)
  func key(key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, expected: Int) {
    let screen = screen()
    #expect(page(after: key, modifiers, on: screen) == expected)
  }

  @Test("In right-to-left the left arrow goes forward (case 10); the other keys do as before")
  func mirrored() {
    let screen = screen(direction: .rightToLeft)
    #expect(page(after: .keyboardLeftArrow, on: screen) == 3)
    #expect(page(after: .keyboardRightArrow, on: screen) == 2)
    #expect(page(after: .keyboardPageDown, on: screen) == 3)
    #expect(page(after: .keyboardHome, on: screen) == 0)
  }

  @Test(
    "A vertical view pages by the arrows up and down, in both directions of language",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func vertical(direction: UITraitEnvironmentLayoutDirection) {
    let screen = screen(direction: direction) { $0.axis = .vertical }
    #expect(page(after: .keyboardDownArrow, on: screen) == 3)
    #expect(page(after: .keyboardUpArrow, on: screen) == 2)
    #expect(page(after: .keyboardLeftArrow, on: screen) == 2)
    #expect(page(after: .keyboardRightArrow, on: screen) == 2)
  }

  @Test("Quick keys count from the page that the view is going to")
  func quick() {
    let screen = screen(count: 9)
    for _ in 0..<3 { screen.window.simulateKey(.keyboardRightArrow) }
    screen.scroller.advanceFrame()
    screen.window.simulateKey(.keyboardRightArrow)
    #expect(page(after: .keyboardLeftArrow, on: screen) == 5)
    #expect(screen.recorder.settles.last == 5)
  }

  @Test("A key that is held far beyond the strip's end goes on, within native content, all covered")
  func held() {
    let screen = screen(count: 2) {
      $0.isLooping = true
      $0.simulateResize(to: CGSize(width: 100_000, height: 480))
    }
    for step in 1...200 {
      screen.window.simulateKey(.keyboardRightArrow)
      screen.scroller.advanceFrame()
      #expect(!screen.shownPages.isEmpty, "step \(step)")
      let end = screen.scroller.contentSize.width - screen.scroller.bounds.width
      #expect((0...end).contains(screen.scroller.contentOffset.x), "step \(step)")
    }
    screen.finish()
    #expect(screen.view.currentPage == 0)
    #expect(screen.view.pageProgress == 200 || screen.view.pageProgress == 202)
  }

  @Test("At an end, and where scrolling is off, keys are passed on")
  func passedOn() {
    let (screen, owner) = (screen(), KeyOwner(frame: .zero))
    screen.window.addSubview(owner)
    owner.addSubview(screen.view)
    screen.view.becomeFirstResponder()
    #expect(page(after: .keyboardEnd, on: screen) == 4)
    #expect(owner.began == 0 && owner.ended == 0)
    #expect(page(after: .keyboardRightArrow, on: screen) == 4)
    #expect(page(after: .keyboardA, on: screen) == 4)
    #expect(owner.began == 2 && owner.ended == 2)
    screen.view.isScrollEnabled = false
    #expect(page(after: .keyboardHome, on: screen) == 4)
    #expect(owner.began == 3 && owner.ended == 3)
  }

  @Test("Return selects the poster")
  func select() {
    let screen = screen()
    _ = page(after: .keyboardReturnOrEnter, on: screen)
    #expect(screen.recorder.selections == [2])
  }

  @Test("The view takes keys from nobody: neither by being shown nor by a touch")
  func firstResponder() {
    let screen = PosterScreen()
    screen.flick()
    screen.scroller.beginDrag(at: CGPoint(x: 100, y: 100))
    screen.scroller.endDrag()
    #expect(!screen.view.isFirstResponder)
    screen.window.simulateKey(.keyboardRightArrow)
    screen.finish()
    #expect(screen.view.currentPage == 1)
    #expect(screen.view.becomeFirstResponder())
    screen.window.simulateKey(.keyboardRightArrow)
    screen.finish()
    #expect(screen.view.currentPage == 2)
  }

  @Test("A text field in a page keeps its keys")
  func textField() throws {
    let screen = PosterScreen()
    let field = Field(frame: .zero)
    try #require(screen.shownPages.first).overlayView = field
    #expect(field.becomeFirstResponder())
    screen.window.simulateKey(.keyboardRightArrow)
    screen.window.simulateKey(.keyboardSpacebar)
    screen.finish()
    #expect(screen.view.currentPage == 0)
  }

  @Test("Native scrolling by keys is off, and wheels and trackpads scroll")
  func native() {
    let screen = PosterScreen()
    #expect(!screen.scroller.allowsKeyboardScrolling)
    #expect(screen.view.panGestureRecognizer.allowedScrollTypesMask == .all)
  }

  @Test("Keys without posters, and before the view has a size, do nothing")
  func empty() {
    let screen = PosterScreen(size: .zero)
    screen.view.becomeFirstResponder()
    for (key, modifiers, _) in KeyboardTests.keys {
      #expect(page(after: key, modifiers, on: screen) == 0)
    }
    let none = PosterScreen(count: 0)
    none.view.becomeFirstResponder()
    for (key, modifiers, _) in KeyboardTests.keys {
      #expect(page(after: key, modifiers, on: none) == 0)
    }
  }
}

/// A view that counts the keys that come to it.
private final class KeyOwner: UIView {
  var began = 0
  var ended = 0

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    began += presses.count
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    ended += presses.count
  }
}

/// A view that keys go to, as a text field.
private final class Field: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
