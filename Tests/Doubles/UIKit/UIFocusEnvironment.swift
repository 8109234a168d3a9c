/// A branch of the interface that the focus moves in.
@MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes when it comes here.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// The branch that this one is in.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// Asks for the focus to be looked for again.
  func setNeedsFocusUpdate()

  /// Looks for the focus again now, if that was asked for.
  func updateFocusIfNeeded()

  /// Whether the focus may move as it is about to.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// The focus moved, from or to something in here.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can have the focus.
@MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can.
  var canBecomeFocused: Bool { get }
}

/// Runs animations beside the focus's. The double runs none.
@MainActor open class UIFocusAnimationCoordinator: NSObject {}
