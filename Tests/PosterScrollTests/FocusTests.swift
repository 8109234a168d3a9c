import PosterScroll
import Testing
import UIKit

@MainActor @Suite("The focus of a remote and of a keyboard") struct FocusTests {
  private func television(
    count: Int = 4, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    configure: (PosterScrollView) -> Void = { _ in }
  ) -> PosterScreen {
    let screen = PosterScreen(
      size: CGSize(width: 1920, height: 1080), displayScale: 1, direction: direction, idiom: .tv,
      count: count, configure: configure)
    screen.window.simulateFocus(on: screen.view)
    return screen
  }

  private func page(after heading: UIFocusHeading, on screen: PosterScreen) -> Int {
    screen.window.simulateFocusMove(heading)
    screen.finish()
    screen.window.updateFocusIfNeeded()
    return screen.view.currentPage
  }

  @Test("On a television as wide as the view, swipes turn pages and the focus stays")
  func swipes() {
    let screen = television()
    #expect(screen.view.isFocused)
    #expect(page(after: .right, on: screen) == 1)
    #expect(page(after: .right, on: screen) == 2)
    #expect(page(after: .left, on: screen) == 1)
    #expect(page(after: .down, on: screen) == 1)
    #expect(screen.view.isFocused)
    #expect(screen.recorder.settles == [1, 2, 1])
  }

  @Test("The remote's arrows turn one page each, though they are buttons as well")
  func arrows() {
    let screen = television()
    screen.window.simulateButton(.rightArrow)
    screen.finish()
    #expect(screen.view.currentPage == 1)
    screen.window.simulateKey(.keyboardRightArrow)
    screen.finish()
    #expect(screen.view.currentPage == 1)
    screen.window.simulateKey(.keyboardPageDown)
    screen.finish()
    #expect(screen.view.currentPage == 2)
  }

  @Test("A game controller's arrows page on a phone")
  func controller() {
    let screen = PosterScreen()
    screen.window.simulateFocus(on: screen.view)
    screen.window.simulateButton(.rightArrow)
    screen.finish()
    #expect(screen.view.currentPage == 1)
  }

  @Test("In right-to-left a swipe to the left goes forward (case 10)")
  func mirrored() {
    let screen = television(direction: .rightToLeft)
    #expect(page(after: .left, on: screen) == 1)
    #expect(page(after: .right, on: screen) == 0)
  }

  @Test("A vertical view turns pages up and down")
  func vertical() {
    let screen = television { $0.axis = .vertical }
    #expect(page(after: .down, on: screen) == 1)
    #expect(page(after: .right, on: screen) == 1)
    #expect(page(after: .up, on: screen) == 0)
  }

  @Test("Beside another view, pages come first; at the last one the focus goes on")
  func beside() {
    let screen = television(count: 2)
    let other = OverlayControl("other", frame: CGRect(x: 1600, y: 0, width: 300, height: 1080))
    screen.view.simulateResize(to: CGSize(width: 1500, height: 1080))
    screen.window.addSubview(other)
    #expect(page(after: .right, on: screen) == 1)
    #expect(screen.view.isFocused)
    #expect(page(after: .right, on: screen) == 1)
    #expect(other.isFocused && !screen.view.isFocused)
    #expect(page(after: .left, on: screen) == 1)
    #expect(screen.view.isFocused)
  }

  @Test("A movement of the focus elsewhere turns no page")
  func elsewhere() {
    let screen = television()
    let other = OverlayControl("other", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(other)
    screen.window.simulateFocus(on: other)
    #expect(page(after: .left, on: screen) == 0)
  }

  @Test("On an iPad the focus moves on by itself, and the arrows page")
  func pad() {
    let screen = PosterScreen(idiom: .pad)
    let other = OverlayControl("other", frame: CGRect(x: 700, y: 0, width: 100, height: 480))
    screen.window.addSubview(other)
    screen.window.simulateFocus(on: screen.view)
    #expect(screen.view.isFocused && screen.view.isFirstResponder)
    screen.window.simulateKey(.keyboardRightArrow)
    screen.finish()
    #expect(screen.view.currentPage == 1)
    #expect(page(after: .right, on: screen) == 1)
    #expect(other.isFocused)
  }

  @Test("The select button selects the poster that has the focus")
  func select() {
    let screen = television()
    screen.window.simulateButton(.select)
    #expect(screen.recorder.selections == [0])
  }

  @Test("A button in a page has the focus in the view's place, and pages lead to the next one's")
  func content() throws {
    let screen = television(count: 3)
    screen.recorder.onDisplay = { page, index in page.overlayView = Overlay("\(index)") }
    screen.view.posters = screen.view.posters.reversed()
    screen.view.scrollToPage(0, animated: false)
    try #require(screen.shownPages.first).overlayView = Overlay("first")
    #expect(!screen.view.canBecomeFocused)
    screen.window.layoutIfNeeded()
    screen.view.setNeedsFocusUpdate()
    screen.window.updateFocusIfNeeded()
    #expect(screen.window.focusedView?.accessibilityLabel == "first")
    #expect(page(after: .right, on: screen) == 1)
    #expect(screen.window.focusedView?.accessibilityLabel == "1")
    screen.window.simulateButton(.select)
    #expect(screen.recorder.selections.isEmpty)
  }

  @Test("From a page without a button the focus goes on to the next page's button, and back")
  func contentComes() {
    let screen = television(count: 3)
    screen.recorder.onDisplay = { page, index in
      if index == 1 { page.overlayView = Overlay("trailer") }
    }
    #expect(page(after: .right, on: screen) == 1)
    #expect(screen.window.focusedView?.accessibilityLabel == "trailer")
    #expect(!screen.view.isFocused)
    #expect(page(after: .right, on: screen) == 2)
    #expect(screen.view.isFocused)
  }

  @Test("The focus in a neighbour that peeks brings that page into the middle")
  func neighbour() throws {
    let screen = television { $0.peek = 400 }
    for page in screen.pageViews { page.overlayView = Overlay("buy") }
    screen.view.setNeedsFocusUpdate()
    screen.window.updateFocusIfNeeded()
    #expect(page(after: .right, on: screen) == 1)
    let focused = try #require(screen.window.focusedView)
    #expect(screen.shownPage(of: 1).map(focused.isDescendant(of:)) == true)
  }

  @Test("Without posters the view cannot have the focus")
  func empty() {
    #expect(!PosterScreen(count: 0).view.canBecomeFocused)
    #expect(PosterScreen(count: 1).view.canBecomeFocused)
  }
}

/// An overlay with a button.
private final class Overlay: UIView {
  init(_ name: String) {
    super.init(frame: .zero)
    addSubview(OverlayControl(name, frame: CGRect(x: 0, y: 0, width: 300, height: 60)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
