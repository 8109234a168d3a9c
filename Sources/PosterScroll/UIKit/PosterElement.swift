internal import UIKit

/// What assistive technologies see of a poster scroll view: one thing whose value is the page.
///
/// It is the same one for all pages, so that their cursor stays on it while pages turn.
final class PosterElement: UIAccessibilityElement {
  private weak var view: PosterScrollView?

  /// The element of a view.
  init(of view: PosterScrollView) {
    self.view = view
    super.init(accessibilityContainer: view)
    isAccessibilityElement = true
    accessibilityRespondsToUserInteraction = true
  }

  override var accessibilityLabel: String? {
    get { view?.spokenLabel }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { view?.spokenPosition }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { view?.spokenTraits ?? super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityFrame: CGRect {
    get { view?.spokenFrame ?? super.accessibilityFrame }
    set { super.accessibilityFrame = newValue }
  }

  /// Voice Control hears the title, which is what shows.
  override var accessibilityUserInputLabels: [String]? {
    get { view?.spokenTitle.map { [$0] } }
    set { super.accessibilityUserInputLabels = newValue }
  }

  override func accessibilityActivate() -> Bool {
    view?.selectCurrentPage() ?? false
  }

  override func accessibilityIncrement() {
    view?.step(by: 1)
  }

  override func accessibilityDecrement() {
    view?.step(by: -1)
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    view?.accessibilityScroll(direction) ?? false
  }
}
