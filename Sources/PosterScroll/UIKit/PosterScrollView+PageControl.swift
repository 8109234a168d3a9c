internal import PosterEngine
public import UIKit

extension PosterScrollView {
  /// A page control that is kept in step with the pages, and turns them; nil for none.
  ///
  /// Its number of pages, its current page and its direction follow the view. Where pages turn by
  /// themselves it shows, on iOS 17 and later, how long the current one still rests, unless it has a
  /// `progress` of the app's. The app places the control and keeps it; the view does not.
  public var pageControl: UIPageControl? {
    get { pageControlLink?.control }
    set {
      pageControlLink?.unlink()
      pageControlLink = newValue.map { control in
        PageControlLink(control) { [weak self] in self?.scrollToPage($0, animated: true) }
      }
      showPageCount()
      advancer.restart()
    }
  }

  /// Shows the number of pages and their direction in the page control, and the current one.
  func showPageCount() {
    guard let pageControlLink else { return }
    let isBackwards = layout.pagesToTheRight < 0
    pageControlLink.show(
      count: list.count, page: targetPage,
      direction: axis == .vertical ? .topToBottom : isBackwards ? .rightToLeft : .leftToRight)
  }

  /// Shows the current page in the page control, or the one to which the view is on its way: a
  /// second tap on the control then goes on from there.
  func showPage() {
    pageControlLink?.show(page: targetPage)
  }

  private var targetPage: Int {
    if case .running(let page) = activity { layout.index(of: page) } else { currentPage }
  }
}
