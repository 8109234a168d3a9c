/// An object that receives touches, and passes those it does not handle to the next one.
@MainActor open class UIResponder: NSObject {
  /// Who receives what this responder does not handle.
  open var next: UIResponder? { nil }

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers went up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// A gesture or the system took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys and buttons

  /// Keys or buttons went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Keys or buttons went up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The system took the presses away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Whether the responder may be the first.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder is the first one that keys go to.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes the responder the first one, where it is in a window and may be.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    window.firstResponder = self
    return true
  }

  /// Is the first one no longer.
  @discardableResult open func resignFirstResponder() -> Bool {
    if isFirstResponder { responderWindow?.firstResponder = nil }
    return true
  }

  private var responderWindow: UIWindow? { (self as? UIView)?.window }

  // MARK: Accessibility; members of NSObject in the SDK

  /// Whether assistive technologies see this as one thing.
  open var isAccessibilityElement = false

  /// What VoiceOver reads.
  open var accessibilityLabel: String?

  /// What VoiceOver reads of the present state.
  open var accessibilityValue: String?

  /// What kind of thing it is.
  open var accessibilityTraits = UIAccessibilityTraits.none

  /// Whether assistive technologies pass over all that is inside.
  open var accessibilityElementsHidden = false

  /// What is inside, in order; nil leaves that to the subviews.
  open var accessibilityElements: [Any]?

  /// Where it is on the screen.
  open var accessibilityFrame = CGRect.zero

  /// Whether Switch Control and Voice Control offer it.
  open var accessibilityRespondsToUserInteraction = false

  /// Whether its colours stay when the screen's are inverted.
  open var accessibilityIgnoresInvertColors = false

  // The SDK imports it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What Voice Control calls it, the best name first.
  open var accessibilityUserInputLabels: [String]! = []

  /// Does what a tap does.
  ///
  /// - Returns: whether anything was done; where not, a tap is simulated.
  open func accessibilityActivate() -> Bool { false }

  /// Goes up, where the traits have `adjustable`.
  open func accessibilityIncrement() {}

  /// Goes down, where the traits have `adjustable`.
  open func accessibilityDecrement() {}

  /// Scrolls.
  ///
  /// - Returns: whether it did; where not, what is around it is asked.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}
