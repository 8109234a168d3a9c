// Keys and buttons; tests only. Keys go to the first responder, buttons to what has the focus; where
// there is none, to the other, else to the window.
extension UIWindow {
  /// A key goes down and up.
  public func simulateKey(
    _ keyCode: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []
  ) {
    simulate(UIPress(type: .select, key: UIKey(keyCode: keyCode, modifierFlags: modifiers)))
  }

  /// A button of a remote goes down and up. The remote's arrows also move the focus.
  public func simulateButton(_ type: UIPress.PressType) {
    simulate(UIPress(type: type, key: nil))
    if let heading = type.heading { simulateFocusMove(heading) }
  }

  private func simulate(_ press: UIPress) {
    let focused = focusSystem.focusedView
    let isKey = press.key != nil
    let receiver = (isKey ? firstResponder ?? focused : focused ?? firstResponder) ?? self
    receiver.pressesBegan([press], with: UIPressesEvent())
    receiver.pressesEnded([press], with: UIPressesEvent())
    commitFrame()
    updateFocusIfNeeded()
  }
}

extension UIPress.PressType {
  fileprivate var heading: UIFocusHeading? {
    switch self {
    case .upArrow: .up
    case .downArrow: .down
    case .leftArrow: .left
    case .rightArrow: .right
    case .select, .menu, .playPause: nil
    }
  }
}
