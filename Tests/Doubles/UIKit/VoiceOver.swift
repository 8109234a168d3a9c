/// What VoiceOver does with what it sees in a view. The double's own.
@MainActor public struct VoiceOver {
  /// The view that it goes through.
  public let root: UIView

  /// VoiceOver in a view.
  public init(in root: UIView) { self.root = root }

  /// What it goes through, in order, with what is hidden left out.
  public var elements: [UIResponder] { VoiceOver.elements(in: root) }

  /// What it reads of an element: the label, then the value.
  public func reading(of element: UIResponder) -> String {
    [element.accessibilityLabel, element.accessibilityValue].compactMap { $0 }
      .joined(separator: ", ")
  }

  /// Three fingers scroll with the cursor on an element: the element is asked, then what it is in,
  /// until something scrolls.
  @discardableResult public func scroll(
    _ direction: UIAccessibilityScrollDirection, on element: UIResponder
  ) -> Bool {
    var asked: UIResponder? = element
    while let responder = asked {
      if responder.accessibilityScroll(direction) { return true }
      asked =
        (responder as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder
        ?? responder.next
    }
    return false
  }

  /// A finger swipes up on an element, or down; nothing happens to one that is not adjustable.
  public func adjust(_ element: UIResponder, up: Bool) {
    guard element.accessibilityTraits.contains(.adjustable) else { return }
    if up { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
  }

  private static func elements(in item: UIResponder) -> [UIResponder] {
    if (item as? UIView)?.isHidden == true || item.accessibilityElementsHidden { return [] }
    if item.isAccessibilityElement { return [item] }
    let inside =
      item.accessibilityElements?.compactMap { $0 as? UIResponder }
      ?? (item as? UIView)?.subviews ?? []
    return inside.flatMap(elements(in:))
  }
}
