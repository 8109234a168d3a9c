internal import PosterEngine
internal import UIKit

/// What a key or a button of a remote asks a pager for.
enum PageCommand: Equatable {
  /// So many pages forward; backward where negative.
  case step(Int)
  /// The first poster.
  case first
  /// The last poster.
  case last
  /// What a tap does.
  case select
}

extension PageCommand {
  /// What a press asks for; nil for what is not a pager's.
  ///
  /// - Parameter focusMoves: whether a remote's arrows move the focus, and so are not for the pager
  ///   itself.
  @MainActor init?(_ press: UIPress, in layout: PageLayout, focusMoves: Bool) {
    if let key = press.key {
      self.init(key, in: layout, focusMoves: focusMoves)
    } else {
      self.init(button: press.type, in: layout, focusMoves: focusMoves)
    }
  }

  @MainActor private init?(_ key: UIKey, in layout: PageLayout, focusMoves: Bool) {
    let modifiers = key.modifierFlags.subtracting([.numericPad, .alphaShift])
    switch (key.keyCode, modifiers) {
    case (.keyboardPageDown, []), (.keyboardSpacebar, []): self = .step(1)
    case (.keyboardPageUp, []), (.keyboardSpacebar, .shift): self = .step(-1)
    case (.keyboardHome, []): self = .first
    case (.keyboardEnd, []): self = .last
    case (.keyboardReturnOrEnter, []): self = .select
    case (let code, []):
      guard !focusMoves, let side = Side(code) else { return nil }
      self.init(side, in: layout)
    default: return nil
    }
  }

  private init?(button: UIPress.PressType, in layout: PageLayout, focusMoves: Bool) {
    if button == .select {
      self = .select
    } else {
      guard !focusMoves, let side = Side(button) else { return nil }
      self.init(side, in: layout)
    }
  }

  private init?(_ side: Side, in layout: PageLayout) {
    let pages = layout.pages(to: side)
    guard pages != 0 else { return nil }
    self = .step(pages)
  }
}

extension Side {
  fileprivate init?(_ key: UIKeyboardHIDUsage) {
    switch key {
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardUpArrow: self = .above
    case .keyboardDownArrow: self = .below
    default: return nil
    }
  }

  fileprivate init?(_ button: UIPress.PressType) {
    switch button {
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    case .upArrow: self = .above
    case .downArrow: self = .below
    default: return nil
    }
  }
}
