/// Something in a menu, or what a control does.
@MainActor open class UIMenuElement: NSObject {
  /// What an element looks like and whether it can be chosen.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Attributes of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// Whether an element has a mark.
  public enum State: Int, Sendable {
    /// It has none.
    case off
  }
}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// An action in a closure. The double keeps nothing but the closure.
@MainActor open class UIAction: UIMenuElement {
  /// What an action is known by.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  let handler: UIActionHandler

  /// An action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
  }
}
