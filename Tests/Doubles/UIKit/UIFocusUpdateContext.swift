/// A movement of the focus.
@MainActor open class UIFocusUpdateContext: NSObject {
  /// What has the focus before.
  public private(set) weak var previouslyFocusedItem: (any UIFocusItem)?

  /// What has it then.
  public private(set) weak var nextFocusedItem: (any UIFocusItem)?

  /// Where it moves; empty where code moves it.
  public let focusHeading: UIFocusHeading

  /// The view that has the focus before.
  public var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }

  /// The view that has it then.
  public var nextFocusedView: UIView? { nextFocusedItem as? UIView }

  init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }
}
