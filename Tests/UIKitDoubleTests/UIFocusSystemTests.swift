import Testing
import UIKit

@MainActor @Suite("The double's focus") struct UIFocusSystemTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  let left = Key("left", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let right = Key("right", frame: CGRect(x: 200, y: 0, width: 100, height: 100))

  init() {
    window.addSubview(left)
    window.addSubview(right)
    window.simulateFocus(on: left)
  }

  @Test("It moves to the nearest view on a side, tells both, and takes the keys with it")
  func move() {
    window.simulateFocusMove(.right)
    #expect(window.focusedView === right && right.isFocused && !left.isFocused)
    #expect(left.log == ["focus", "blur"] && right.log == ["focus"])
    #expect(right.isFirstResponder)
    window.simulateFocusMove(.left)
    #expect(window.focusedView === left)
  }

  @Test("A view that refuses keeps it; hidden views cannot have it")
  func refusal() {
    left.letsFocusLeave = false
    window.simulateFocusMove(.right)
    #expect(window.focusedView === left)
    left.letsFocusLeave = true
    right.isHidden = true
    window.simulateFocusMove(.right)
    #expect(window.focusedView === left)
  }

  @Test("A movement to nowhere is posted with its context")
  func failure() {
    nonisolated(unsafe) var heading: UIFocusHeading?
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.movementDidFailNotification, object: nil, queue: nil
    ) {
      nonisolated(unsafe) let info = $0.userInfo
      MainActor.assumeIsolated {
        let context = info?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
        heading = context?.focusHeading
      }
    }
    window.simulateFocusMove(.up)
    #expect(heading == .up && window.focusedView === left)
    NotificationCenter.default.removeObserver(token)
  }

  @Test("When what had it is gone, it goes to the first that can have it")
  func gone() {
    left.removeFromSuperview()
    window.updateFocusIfNeeded()
    #expect(window.focusedView === right)
  }

  @Test("A view asks for an update only where it has the focus")
  func update() {
    right.setNeedsFocusUpdate()
    window.updateFocusIfNeeded()
    #expect(window.focusedView === left)
  }
}
