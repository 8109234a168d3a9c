internal import PosterEngine
internal import UIKit

/// How long one poster takes to dissolve into another, in seconds.
private let crossFadeDuration = 0.3

// What the user's settings change. They are obeyed at once, also in the middle of a movement.
extension PosterScrollView {
  /// What pages do on their way: under Reduce Motion they fade.
  var shownEffect: PosterEffect { reducesMotion ? .fade : effect }

  /// How much overlays lag behind their pages: under Reduce Motion they do not.
  var shownCaptionDepth: Double { reducesMotion ? 0 : captionDepth }

  /// Takes on the user's settings, now and whenever they change.
  func observeSettings() {
    reducesMotion = UIAccessibility.isReduceMotionEnabled
    observers = [
      SystemObserver(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] _ in
        self?.reducesMotion = UIAccessibility.isReduceMotionEnabled
      },
      SystemObserver(UIAccessibility.darkerSystemColorsStatusDidChangeNotification) {
        [weak self] _ in self?.refill()
      },
      SystemObserver(UIApplication.didReceiveMemoryWarningNotification) { [weak self] _ in
        // The pages on screen keep theirs.
        self?.pictures.trimMemory()
      },
      SystemObserver(UIAccessibility.voiceOverStatusDidChangeNotification) { [weak self] _ in
        self?.updateAdvancer()
      },
      SystemObserver(UIFocusSystem.movementDidFailNotification) { [weak self] in
        self?.focusStayed($0)
      },
    ]
  }

  /// Shows another page in the place of the current one, without a way between them.
  func crossFade(to page: Int) {
    UIView.transition(
      with: self, duration: crossFadeDuration,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { self.jump(to: page) })
  }
}
