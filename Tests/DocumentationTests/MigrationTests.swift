import PosterScroll
import Testing
import UIKit

@MainActor @Suite("Migrating") struct MigrationTests {
  private let bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
  private let pictures = [UIImage(), UIImage()]

  /// Where the pictures of pages 0 and 1 are in their pages when the content has moved by 80 of 320
  /// points: half of 80, and half of −240.
  private let expected: [CGFloat] = [40, -120]

  @Test("a scroll view made by hand moves pictures at half the speed")
  func before() {
    let view = FilmScrollView(frame: bounds)
    view.delegate = view
    for picture in pictures { view.addPoster(picture) }
    view.contentOffset = CGPoint(x: 80, y: 0)
    #expect(view.found(UIImageView.self).map(\.frame.minX) == expected)
  }

  @Test("its replacement moves them as it did")
  func after() throws {
    let window = UIWindow(frame: bounds)
    let view = FilmView(frame: bounds)
    window.addSubview(view)
    view.addPager(pictures[0], pictures[1])
    window.layoutIfNeeded()
    let pager = try #require(view.found(PosterScrollView.self).first)
    pager.drag(by: 80)
    let moved = pager.found(UIImageView.self)
    let offsets = pictures.map { picture in moved.first { $0.image === picture }?.frame.minX }
    #expect(offsets == expected)
  }

  @Test("so do pages alone")
  func pagesAlone() {
    let scroller = UIScrollView(frame: bounds)
    scroller.contentSize = CGSize(width: 640, height: 480)
    let pages = (0..<2).map { PosterView(frame: bounds.offsetBy(dx: 320 * CGFloat($0), dy: 0)) }
    let mover = PageMover(pages)
    scroller.delegate = mover
    for (page, picture) in zip(pages, pictures) {
      scroller.addSubview(page)
      mover.replace(page, picture)
    }
    scroller.layoutIfNeeded()
    scroller.contentOffset = CGPoint(x: 80, y: 0)
    #expect(pages.map { $0.contentView?.frame.minX } == expected)
    pages[0].resetPosition()
    #expect(pages[0].contentView?.frame.minX == 0)
  }
}
