/// Something that assistive technologies see where there is no view.
@MainActor open class UIAccessibilityElement: UIResponder {
  /// What it is in.
  open weak var accessibilityContainer: AnyObject?

  /// An element in a view, or in another element.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }
}
