/// A view that tells of what the user does to it.
@MainActor open class UIControl: UIView {
  /// What the user does.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A new value was chosen.
    public static let valueChanged = Event(rawValue: 1 << 12)
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// A control of a given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Has an action done when something happens.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((action, controlEvents))
  }

  /// Has an action done no longer.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  /// Does what is to be done when something happens.
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }
}
