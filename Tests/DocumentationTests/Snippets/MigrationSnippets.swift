import PosterScroll
import UIKit

// snippet: a scroll view made by hand
final class FilmScrollView: UIScrollView, UIScrollViewDelegate {
  private var pages: [UIView] = []

  func addPoster(_ picture: UIImage) {
    let page = UIView(frame: CGRect(origin: .zero, size: frame.size))
    page.frame.origin.x = CGFloat(pages.count) * frame.width
    page.clipsToBounds = true
    page.addSubview(UIImageView(image: picture))
    addSubview(page)
    pages.append(page)
    contentSize.width = CGFloat(pages.count) * frame.width
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    moveViewPosition(contentOffset)
  }

  func moveViewPosition(_ offset: CGPoint) {
    for page in pages {
      page.subviews[0].frame.origin.x = (offset.x - page.frame.minX) / 2
    }
  }
}
// end

/// What becomes of it.
final class FilmView: UIView {
  func addPager(_ lowTide: UIImage, _ snowline: UIImage) {
    // snippet: its replacement
    let pager = PosterScrollView(frame: bounds)
    pager.addPoster(lowTide)
    pager.addPoster(snowline)
    // end
    addSubview(pager)
  }
}

/// Pages of PosterScroll's in a scroll view of the app's.
final class PageMover: NSObject, UIScrollViewDelegate {
  let pages: [PosterView]

  init(_ pages: [PosterView]) {
    self.pages = pages
  }

  // snippet: pages alone
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    for page in pages {
      page.move(to: CGPoint(x: (scrollView.contentOffset.x - page.frame.minX) / 2, y: 0))
    }
  }
  // end

  func replace(_ page: PosterView, _ picture: UIImage) {
    // snippet: a page's content
    page.setContent(UIImageView(image: picture))
    page.resetPosition()
    // end
  }
}
