/// A key of a keyboard.
@MainActor open class UIKey: NSObject {
  /// Which key, wherever it is on the keyboard.
  public let keyCode: UIKeyboardHIDUsage

  /// The modifiers that are down with it.
  public let modifierFlags: UIKeyModifierFlags

  init(keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// Modifiers.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Modifiers of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is one of the number pad, or an arrow.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
