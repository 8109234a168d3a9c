import Testing
import UIKit

@MainActor @Suite("The double's keys and buttons") struct UIWindowPressesTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  let left = Key("left", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let right = Key("right", frame: CGRect(x: 200, y: 0, width: 100, height: 100))

  init() {
    window.addSubview(left)
    window.addSubview(right)
  }

  @Test("Keys go to the first responder, which a view is when asked to")
  func keys() {
    window.simulateKey(.keyboardA)
    #expect(left.log.isEmpty && !left.isFirstResponder)
    #expect(left.becomeFirstResponder() && left.isFirstResponder)
    window.simulateKey(.keyboardA)
    #expect(left.log == ["down"])
    left.resignFirstResponder()
    window.simulateKey(.keyboardA)
    #expect(left.log == ["down"])
  }

  @Test("A view outside a window is no first responder; nor one that may not be")
  func refusal() {
    #expect(!Key("alone", frame: .zero).becomeFirstResponder())
    #expect(!window.becomeFirstResponder())
  }

  @Test("Buttons go to what has the focus, and arrows move it")
  func buttons() {
    window.simulateFocus(on: left)
    right.becomeFirstResponder()
    window.simulateButton(.select)
    #expect(left.log == ["focus", "down"])
    window.simulateButton(.rightArrow)
    #expect(left.log == ["focus", "down", "down", "blur"] && right.isFocused)
  }

  @Test("Presses that nobody takes go up the responder chain")
  func chain() {
    let child = Plain(frame: .zero)
    left.addSubview(child)
    child.becomeFirstResponder()
    window.simulateKey(.keyboardA)
    #expect(left.log == ["down"])
  }
}

private final class Plain: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
