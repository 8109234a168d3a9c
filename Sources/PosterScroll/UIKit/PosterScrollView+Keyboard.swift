internal import UIKit

// Keys and buttons. They are the view's while it is the first responder or has the focus: a text
// field inside a page keeps its own, and the view takes neither from the app by itself.
extension PosterScrollView {
  /// Obeys those presses that are the pager's, and remembers them until they end.
  ///
  /// - Returns: the others.
  func take(_ presses: Set<UIPress>) -> Set<UIPress> {
    guard isFirstResponder || isFocused else { return presses }
    let taken = presses.filter { press in
      PageCommand(press, in: layout, focusMoves: isMovedByFocus).map(perform) ?? false
    }
    takenPresses.formUnion(taken)
    return presses.subtracting(taken)
  }

  /// Forgets presses that end.
  ///
  /// - Returns: those that were not the pager's.
  func release(_ presses: Set<UIPress>) -> Set<UIPress> {
    let others = presses.subtracting(takenPresses)
    takenPresses.subtract(presses)
    return others
  }
}
