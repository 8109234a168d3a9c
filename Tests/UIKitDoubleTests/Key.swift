import UIKit

/// A view that can have the focus and the keys, and writes down what happens to it.
final class Key: UIView {
  var log: [String] = []
  var letsFocusLeave = true

  init(_ name: String, frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { true }

  override var canBecomeFirstResponder: Bool { true }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    letsFocusLeave || context.previouslyFocusedView !== self
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    log.append(context.nextFocusedView === self ? "focus" : "blur")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("down")
  }

  override func accessibilityIncrement() {
    log.append("increment")
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    log.append("scroll")
    return direction == .next
  }
}
