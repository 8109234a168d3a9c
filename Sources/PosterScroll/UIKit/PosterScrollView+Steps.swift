internal import PosterEngine
internal import UIKit

// Pages turned by a key, a remote or an assistive technology: what a finger may not do they may
// not, either.
extension PosterScrollView {
  /// The page that the view is at, or on its way to.
  var pendingPage: Int {
    if case .running(let page) = activity { page } else { anchor.page }
  }

  /// Turns a number of pages on from where the view is going.
  ///
  /// - Returns: whether there is such a page, and nothing forbids to go there.
  @discardableResult func step(by pages: Int) -> Bool {
    turn(to: layout.clamp(pendingPage + pages))
  }

  /// Turns to a page.
  ///
  /// - Returns: whether that is another one than the view is going to, and nothing forbids it.
  @discardableResult func turn(to page: Int) -> Bool {
    guard !layout.isEmpty, isScrollEnabled, !activity.isDragging, page != pendingPage
    else { return false }
    scroll(to: page, animated: true)
    return true
  }

  /// Does what a key or a button asks for.
  ///
  /// - Returns: whether there was anything to do.
  func perform(_ command: PageCommand) -> Bool {
    switch command {
    case .step(let pages): step(by: pages)
    case .first: turn(to: layout.page(showing: 0, nearestTo: pendingPage))
    case .last: turn(to: layout.page(showing: layout.count - 1, nearestTo: pendingPage))
    // What has the focus inside the page is what a select is for.
    case .select: focusablePage == nil && selectCurrentPage()
    }
  }

  /// Selects the current page as a tap does.
  ///
  /// - Returns: whether it is at rest and somebody hears of it.
  func selectCurrentPage() -> Bool {
    guard !layout.isEmpty, activity == .resting, let delegate else { return false }
    delegate.posterScrollView(self, didSelectPage: currentPage)
    return true
  }
}
