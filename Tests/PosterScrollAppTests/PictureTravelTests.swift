#if canImport(UIKit)
  import PosterScroll
  import Testing
  import UIKit

  @MainActor @Suite("In an app, a poster scroll view") struct PictureTravelTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let view = PosterScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let pictures = [UIImage(), UIImage(), UIImage()]

    init() {
      view.posters = pictures.enumerated().map { Poster(id: "\($0)", image: .image($1)) }
      window.addSubview(view)
      window.layoutIfNeeded()
    }

    /// Scrolls as native paging does.
    private func scroll(to offset: CGFloat) {
      let scroller = view.panGestureRecognizer.view as? UIScrollView
      scroller?.contentOffset.x += offset - view.pageProgress * 320
      view.layoutIfNeeded()
      scroller?.layoutIfNeeded()
    }

    /// How far a poster's picture is displaced in its page; nil where the page is not on screen.
    private func displacement(of poster: Int) -> CGFloat? {
      for page in pages(in: view) {
        guard let image = page.contentView as? UIImageView, image.image === pictures[poster] else {
          continue
        }
        let left = page.convert(CGPoint.zero, to: view).x
        return left > -320 && left < 320 ? image.center.x - page.bounds.midX : nil
      }
      return nil
    }

    private func pages(in view: UIView) -> [PosterView] {
      view.subviews.flatMap { ($0 as? PosterView).map { [$0] } ?? pages(in: $0) }
    }

    @Test(
      "moves pictures at half the speed of their pages",
      arguments: [
        (0, 0, nil), (80, 40, -120), (160, 80, -80), (319, 159.5, -0.5), (320, nil, 0),
        (-30, -15, nil),
      ] as [(CGFloat, CGFloat?, CGFloat?)])
    func travel(offset: CGFloat, first: CGFloat?, second: CGFloat?) {
      scroll(to: offset)
      #expect(displacement(of: 0) == first)
      #expect(displacement(of: 1) == second)
    }

    @Test("knows its page at once after a jump, and keeps it through a resize and a new list")
    func page() {
      view.scrollToPage(2, animated: false)
      #expect(view.currentPage == 2)
      view.frame.size = CGSize(width: 480, height: 320)
      view.layoutIfNeeded()
      #expect(view.currentPage == 2)
      #expect(view.pageProgress == 2)
      view.posters.insert(Poster(UIImage()), at: 0)
      #expect(view.currentPage == 3)
    }

    @Test("keeps few pages, however many posters there are")
    func recycling() {
      view.posters = (0..<10_000).map { Poster(id: "\($0)", image: nil) }
      for page in stride(from: 0, to: 10_000, by: 97) {
        view.scrollToPage(page, animated: false)
        view.layoutIfNeeded()
      }
      #expect(pages(in: view).count <= 3)
    }

    @Test("is empty without posters")
    func empty() {
      view.posters = []
      view.layoutIfNeeded()
      #expect(view.currentPage == 0)
      #expect(view.pageProgress == 0)
    }

    @Test("takes the content of a poster view's own")
    func posterView() {
      let page = PosterView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let content = UIView(frame: .zero)
      page.setContent(content)
      page.move(to: CGPoint(x: 40, y: 0))
      page.layoutIfNeeded()
      #expect(content.frame == CGRect(x: 40, y: 0, width: 100, height: 200))
      page.resetPosition()
      #expect(content.frame == page.bounds)
    }
  }
#endif
