import PosterScroll
import UIKit

extension PosterScreen {
  /// VoiceOver, on everything in the window.
  var voiceOver: VoiceOver { VoiceOver(in: window) }

  /// What VoiceOver reads, from first to last.
  var readings: [String] { voiceOver.elements.map(voiceOver.reading(of:)) }

  /// What the app said of pages since `forgetAnnouncements()`.
  var announcements: [String?] {
    UIAccessibility.posts.filter { $0.notification == .pageScrolled }.map { $0.argument as? String }
  }

  /// Whatever was said before, by any view, does not count.
  func forgetAnnouncements() {
    UIAccessibility.posts = []
  }

  /// Gives the posters titles: A, B, C, …
  func name() {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    view.posters = zip(view.posters, letters).map { poster, letter in
      var poster = poster
      poster.title = String(letter)
      return poster
    }
    window.layoutIfNeeded()
  }
}

extension PosterScreen {
  /// A screen whose posters are called A, B, C and so on, with nothing announced yet.
  @MainActor static func named(
    count: Int = 12, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    configure: (PosterScrollView) -> Void = { _ in }
  ) -> PosterScreen {
    let screen = PosterScreen(direction: direction, count: count, configure: configure)
    screen.name()
    screen.forgetAnnouncements()
    return screen
  }
}

/// A button of an app's: something that can be read and focused.
final class OverlayControl: UIView {
  init(_ name: String, frame: CGRect = CGRect(x: 100, y: 400, width: 120, height: 44)) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .button
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { true }
}
