internal import PosterEngine
internal import UIKit

extension PosterScrollView {
  /// How long a page rests before the view turns it by itself, at least 1 second; nil, the default,
  /// for ever.
  ///
  /// A looping view goes on forward at its seam, another one stops at its last page. Whatever the
  /// user or the app does begins the time anew. It does not run while the view is in no window, the
  /// app is in the background, VoiceOver reads, or motion is reduced; a view that is hidden or out
  /// of sight when the time is over stays where it is, and once it is back a whole time passes
  /// before it goes on.
  public var autoAdvanceInterval: Duration? {
    get { advanceInterval }
    set {
      advanceInterval = newValue
      updateAdvancer()
    }
  }

  func updateAdvancer() {
    let isUnwelcome = reducesMotion || UIAccessibility.isVoiceOverRunning
    advancer.interval = isUnwelcome ? nil : advanceInterval?.seconds
  }

  /// A page rests from now on, for ever where no other one follows.
  func pageRests() {
    advancer.setResting(nextPage != anchor.page)
  }

  /// Shows in the page control how long the page still rests.
  func showAdvance(isCounting: Bool) {
    pageControlLink?.showCount(isCounting, interval: advancer.interval)
  }

  /// The time is over: one page forward, if somebody can see it and nobody holds it.
  func advance() {
    let wasOutOfSight = isOutOfSight
    isOutOfSight = !isSeen
    guard !isOutOfSight, !wasOutOfSight, !scroller.isTracking, activity == .resting else {
      return advancer.restart()
    }
    if nextPage != anchor.page { run(to: nextPage) }
  }

  private var nextPage: Int { layout.isEmpty ? anchor.page : layout.clamp(anchor.page + 1) }

  /// Whether something of the view shows in its window. What other views cover is not known.
  private var isSeen: Bool {
    guard let window,
      !sequence(first: self as UIView, next: { $0.superview }).contains(
        where: { $0.isHidden || $0.alpha < 0.01 })
    else { return false }
    let corner = convert(bounds.origin, to: window)
    return !CGRect(origin: corner, size: bounds.size).intersection(window.bounds).isEmpty
  }
}
