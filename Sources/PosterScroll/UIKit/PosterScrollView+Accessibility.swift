internal import PosterEngine
internal import UIKit

// What assistive technologies see: the current poster as one adjustable element, then what is
// inside its page; neither neighbours nor copies.
extension PosterScrollView {
  /// What VoiceOver says of the place of a page, which counts from 1, among how many: "3 of 12" by
  /// default, whatever the language. Set it to say it in the app's:
  ///
  /// ```swift
  /// view.accessibilityPosition = {
  ///   String(format: NSLocalizedString("%1$ld of %2$ld", comment: "page 3 of 12"), $0, $1)
  /// }
  /// ```
  public var accessibilityPosition: (_ page: Int, _ count: Int) -> String {
    get { speech.position }
    set { speech.position = newValue }
  }

  /// The slot of the current page, where it is on screen.
  var currentSlot: PageDeck.Slot? { deck.slots.first { $0.page == anchor.page } }

  /// What is seen, in the order in which it is read.
  var spokenElements: [Any] {
    guard layout.count > 0 else { return [] }
    let page = currentSlot?.view
    return [element] + [page?.contentView, page?.overlayView].compactMap { $0 }
  }

  /// What the poster is called.
  var spokenTitle: String? { layout.count > 0 ? title(of: currentPage) : nil }

  /// What the poster is called, and what is in the picture.
  var spokenLabel: String? {
    guard let poster = list[currentPage] else { return spokenTitle }
    return PageSpeech.join([poster.title, poster.subtitle, poster.description])
  }

  /// Where the poster is among the others.
  var spokenPosition: String? {
    layout.count > 0 ? speech.position(currentPage + 1, layout.count) : nil
  }

  /// Whether pages turn, and whether the poster leads anywhere.
  var spokenTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = list[currentPage]?.link == nil ? .image : .link
    if layout.count > 1, isScrollEnabled { traits.insert(.adjustable) }
    return traits
  }

  /// Where the current page rests on the screen.
  var spokenFrame: CGRect {
    let page = layout.frame(of: anchor.page, offset: layout.rest(of: anchor.page))
    return UIAccessibility.convertToScreenCoordinates(CGRect(page), in: self)
  }

  /// Hides all pages but the current one.
  func hideNeighbours() {
    for slot in deck.slots {
      let isHidden = slot.page != anchor.page
      if slot.view.accessibilityElementsHidden != isHidden {
        slot.view.accessibilityElementsHidden = isHidden
      }
    }
  }

  /// Says which page shows, where it is another one than was said before.
  func announcePage() {
    guard currentPage != speech.spokenPage else { return }
    speech.spokenPage = currentPage
    guard window != nil else { return }
    UIAccessibility.post(
      notification: .pageScrolled, argument: PageSpeech.join([spokenTitle, spokenPosition]))
    // What has the focus may have gone with its page.
    setNeedsFocusUpdate()
  }

  /// The number of the current page without anybody turning pages: nothing to say.
  func keepQuiet() {
    if activity == .resting { speech.spokenPage = currentPage }
  }

  /// Three fingers.
  func pages(along direction: UIAccessibilityScrollDirection) -> Int {
    switch direction {
    // Fingers that move to the left bring what is on the right; the scroll bar moves by itself.
    case .left: layout.pages(to: .right)
    case .right: layout.pages(to: .left)
    case .up: layout.pages(to: .above)
    case .down: layout.pages(to: .below)
    case .next: 1
    case .previous: -1
    @unknown default: 0
    }
  }
}
