/// Which pointer a press belongs to: the first one leads until it is lifted, others mean nothing
/// meanwhile.
package struct PointerLead: Equatable, Sendable {
  /// What presses.
  package enum Source: Equatable, Sendable {
    /// A button of the mouse; 1 is the primary one.
    case button(UInt32)
    /// A finger, by what tells it from others.
    case finger(UInt)
  }

  /// The primary button of a mouse.
  package static let primaryButton = Source.button(1)

  /// What presses now; nil while nothing does.
  package var source: Source?

  package init() {}

  /// Whether what a pointer does is heard.
  package func admits(_ other: Source) -> Bool {
    source == nil || source == other
  }
}
