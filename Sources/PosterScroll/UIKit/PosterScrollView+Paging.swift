internal import PosterEngine
public import UIKit

extension PosterScrollView {
  /// The page nearest to the middle, 0 ..< the number of pages; 0 without pages.
  public var currentPage: Int { layout.index(of: anchor.page) }

  /// How far the view has scrolled, in pages: 1.5 is half way from page 1 to page 2. Below 0 and
  /// above the last page where the view bounces; unbounded where it loops.
  public var pageProgress: CGFloat {
    layout.isEmpty ? anchor.progress : layout.progress(at: placedOffset)
  }

  /// Scrolls to a page. `currentPage` is that page at once when not animated, also before the view
  /// has a size.
  ///
  /// - Parameters:
  ///   - page: a page; beyond the ends, the nearest. A looping view takes any number, counts
  ///     around, and goes the shorter way.
  ///   - animated: whether the way shows; a long way starts four pages before its end. A view that
  ///     is in no window, or under a finger, does not animate.
  public func scrollToPage(_ page: Int, animated: Bool) {
    guard layout.count > 0 else { return }
    awaitedID = nil
    scroll(to: layout.page(showing: page, nearestTo: anchor.page), animated: animated)
  }

  /// Scrolls to a virtual page.
  func scroll(to destination: Int, animated: Bool) {
    guard animated, !layout.isEmpty, window != nil, !activity.isDragging else {
      return jump(to: destination)
    }
    guard !reducesMotion else { return crossFade(to: destination) }
    let departure = PageLayout.departure(to: destination, from: anchor.page)
    if departure != anchor.page || !strip.pages.contains(destination) {
      halt()
      if departure != anchor.page { anchor = ScrollAnchor(page: departure) }
      restore()
    }
    run(to: destination)
  }

  func jump(to page: Int) {
    halt()
    anchor = ScrollAnchor(page: page)
    if activity.isDragging { activity = .dragging(from: page) }
    restore()
    if activity == .resting, !layout.isEmpty { reportRest() }
  }
}
