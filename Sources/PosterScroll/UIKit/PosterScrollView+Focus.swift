internal import PosterEngine
internal import UIKit

// The focus, of a remote or of a keyboard. The view has it itself, unless its page has something
// that can have it. On a television a movement of the focus beyond the page turns the page, and the
// focus stays.
extension PosterScrollView {
  /// Whether the user pages by moving the focus.
  var isMovedByFocus: Bool { traitCollection.userInterfaceIdiom == .tv }

  /// The current page, where something in it can have the focus.
  var focusablePage: PosterView? {
    currentSlot.map(\.view).flatMap { hasFocusableContent($0) ? $0 : nil }
  }

  /// Turns the page in the place of a movement of the focus out of the view.
  ///
  /// - Returns: whether it did, so that the focus should stay.
  func turnsPage(insteadOf context: UIFocusUpdateContext) -> Bool {
    guard isMovedByFocus, let previous = context.previouslyFocusedView,
      previous.isDescendant(of: self), context.nextFocusedView?.isDescendant(of: self) != true,
      let side = Side(context.focusHeading)
    else { return false }
    return step(by: layout.pages(to: side))
  }

  /// The focus found nothing to move to, such as beside a view as wide as the screen.
  func focusStayed(_ notification: Notification) {
    let context = notification.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey]
    guard let context = context as? UIFocusUpdateContext else { return }
    _ = turnsPage(insteadOf: context)
  }

  /// The focus moved: the page in which it is now comes into the middle.
  func follow(_ context: UIFocusUpdateContext) {
    guard let next = context.nextFocusedView,
      let slot = deck.slots.first(where: { next.isDescendant(of: $0.view) })
    else { return }
    turn(to: slot.page)
  }

  private func hasFocusableContent(_ view: UIView) -> Bool {
    view.subviews.contains { $0.canBecomeFocused || hasFocusableContent($0) }
  }
}

extension Side {
  fileprivate init?(_ heading: UIFocusHeading) {
    switch heading {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .above
    case .down: self = .below
    default: return nil
    }
  }
}
