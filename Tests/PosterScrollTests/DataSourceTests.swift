import PosterScroll
import Testing
import UIKit

@MainActor @Suite("A data source") struct DataSourceTests {
  private func screen(_ source: PageSource, configure: (PosterScrollView) -> Void = { _ in })
    -> PosterScreen
  {
    PosterScreen(count: 0) {
      configure($0)
      $0.dataSource = source
    }
  }

  @Test("gives any view as a page's content, which fills it and lags as a picture does")
  func content() throws {
    let source = PageSource(["a", "b", "c"])
    let screen = screen(source)
    #expect(screen.shownWords == ["a"])
    #expect(source.asked == [0])
    screen.drag(by: 80)
    #expect(screen.shownWords == ["a", "b"])
    let page = try #require(screen.shownPages.last)
    #expect(page.contentView?.bounds.size == CGSize(width: 320, height: 480))
    #expect(page.contentView?.frame.minX == -120)
    screen.release(speed: 1000)
    screen.finish()
    #expect(screen.view.currentPage == 1 && screen.shownWords == ["b"])
  }

  @Test("is asked for visible pages only, and its views are used again")
  func reuse() {
    let source = PageSource((0..<10_000).map(String.init))
    let screen = screen(source)
    for page in 1...50 {
      screen.flick()
      #expect(screen.shownWords == ["\(page)"])
    }
    #expect(source.asked == Array(0...50))
    #expect(source.made.count <= 4)
  }

  @Test("that gives a view of another kind has it shown in the place of the old one")
  func otherKind() {
    final class Mixed: PosterScrollViewDataSource {
      var offered: [UIView?] = []
      func numberOfPages(in view: PosterScrollView) -> Int { 3 }
      func posterScrollView(
        _ view: PosterScrollView, contentForPage page: Int, reusing content: UIView?
      ) -> UIView {
        offered.append(content)
        return page == 1 ? UIImageView(image: UIImage()) : WordView(frame: .zero)
      }
    }
    let (source, screen) = (Mixed(), PosterScreen(count: 0))
    screen.view.dataSource = source
    for _ in 0..<2 { screen.flick() }
    #expect(screen.shownPages.first?.contentView is WordView)
    #expect(screen.shownPages.first?.subviews.count == 1)
    #expect(source.offered.last??.superview == nil)
  }

  @Test("keeps the current page by its id when it reloads, and asks again for what shows")
  func reload() {
    let source = PageSource(["a", "b", "c", "d"])
    let screen = screen(source)
    screen.view.scrollToPage(2, animated: false)
    let content = screen.shownPages.first?.contentView
    source.words = ["new", "d", "C", "b"]
    source.ids = ["new", "d", "c", "b"]
    source.asked = []
    screen.view.reloadData()
    #expect(screen.view.currentPage == 2 && screen.shownWords == ["C"])
    #expect(source.asked == [2])
    #expect(screen.shownPages.first?.contentView === content)
    source.words = ["b", "c"]
    source.ids = ["b", "c"]
    screen.view.reloadData()
    #expect(screen.view.currentPage == 1 && screen.shownWords == ["c"])
    #expect(screen.recorder.changes.last == 1)
  }

  @Test("shows what followed a page that is gone, else what came before it")
  func gone() {
    let source = PageSource(["a", "b", "c", "d"])
    let screen = screen(source)
    screen.view.scrollToPage(2, animated: false)
    (source.words, source.ids) = (["d", "a", "b"], ["d", "a", "b"])
    screen.view.reloadData()
    #expect(screen.view.currentPage == 0 && screen.shownWords == ["d"])
    screen.view.scrollToPage(2, animated: false)
    (source.words, source.ids) = (["x", "a", "y", "z"], ["x", "a", "y", "z"])
    screen.view.reloadData()
    #expect(screen.view.currentPage == 1 && screen.shownWords == ["a"])
  }

  @Test("without ids keeps the number")
  func numbers() {
    let source = PageSource(["a", "b", "c"], ids: [nil, nil, nil])
    let screen = screen(source)
    screen.view.scrollToPage(2, animated: false)
    (source.words, source.ids) = (["e", "f", "g", "h"], [nil, nil, nil, nil])
    screen.view.reloadData()
    #expect(screen.view.currentPage == 2 && screen.shownWords == ["g"])
    (source.words, source.ids) = (["e"], [nil])
    screen.view.reloadData()
    #expect(screen.view.currentPage == 0 && screen.shownWords == ["e"])
    (source.words, source.ids) = ([], [])
    screen.view.reloadData()
    #expect(screen.pageViews.isEmpty && screen.view.currentPage == 0)
  }

  @Test("with an id twice is told of it by name, and shows both pages")
  func duplicates() {
    let source = PageSource(["a", "b", "c"], ids: ["x", "y", "x"])
    let screen = screen(source)
    screen.view.reloadData()
    #expect(screen.recorder.errors == [.duplicateID("x"), .duplicateID("x")])
    screen.view.scrollToPage(2, animated: false)
    #expect(screen.shownWords == ["c"])
  }

  @Test("takes the posters' place, and gives it back")
  func posters() {
    let screen = PosterScreen(count: 3)
    let source = PageSource(["a", "b"])
    screen.view.scrollToPage(2, animated: false)
    screen.view.dataSource = source
    #expect(screen.view.currentPage == 1 && screen.shownWords == ["b"])
    screen.images.append(UIImage())
    screen.view.addPoster(screen.images[3])
    screen.view.posters = Array(screen.view.posters.reversed())
    #expect(screen.view.posters.count == 4 && screen.shownWords == ["b"])
    screen.flick(by: -60)
    screen.view.dataSource = nil
    #expect(screen.view.currentPage == 0 && screen.shownPosters == [3])
    #expect(screen.shownWords.isEmpty)
  }

  @Test("is not kept alive, and one that is gone leaves empty pages")
  func weakSource() {
    let screen = PosterScreen(count: 0)
    var source: PageSource? = PageSource(["a", "b"])
    screen.view.dataSource = source
    #expect(screen.shownWords == ["a"])
    source = nil
    #expect(screen.view.dataSource == nil)
    screen.flick()
    #expect(screen.view.currentPage == 1 && screen.shownWords.isEmpty)
    screen.view.reloadData()
    #expect(screen.pageViews.isEmpty)
  }

  @Test("that reloads while it is asked is asked again in the next layout pass")
  func reentrant() {
    let source = PageSource(["a", "b", "c"])
    let screen = screen(source)
    var isFirst = true
    source.onContent = { [weak source] view in
      guard isFirst, let source else { return }
      isFirst = false
      (source.words, source.ids) = (["new", "A", "B", "C"], ["new", "a", "b", "c"])
      view.reloadData()
    }
    screen.flick()
    screen.window.layoutIfNeeded()
    #expect(screen.view.currentPage == 2 && screen.shownWords == ["B"])
    screen.view.scrollToPage(3, animated: false)
    #expect(screen.shownWords == ["C"])
  }

  @Test("with a negative number of pages has none")
  func negative() {
    final class Negative: PosterScrollViewDataSource {
      func numberOfPages(in view: PosterScrollView) -> Int { -3 }
      func posterScrollView(
        _ view: PosterScrollView, contentForPage page: Int, reusing content: UIView?
      ) -> UIView { UIView(frame: .zero) }
    }
    let (source, screen) = (Negative(), PosterScreen(count: 2))
    screen.view.dataSource = source
    screen.flick()
    #expect(screen.pageViews.isEmpty && screen.view.currentPage == 0)
  }

  @Test("with pages without end has a million, and is told of it")
  func endless() {
    final class Endless: PosterScrollViewDataSource {
      func numberOfPages(in view: PosterScrollView) -> Int { .max }
      func posterScrollView(
        _ view: PosterScrollView, contentForPage page: Int, reusing content: UIView?
      ) -> UIView { content ?? UIView(frame: .zero) }
    }
    let (source, screen) = (Endless(), PosterScreen(count: 2))
    screen.view.dataSource = source
    screen.view.scrollToPage(.max, animated: false)
    #expect(screen.view.currentPage == 999_999 && screen.pageViews.count == 1)
    #expect(screen.recorder.errors == [.tooManyPages(.max, limit: 1_000_000)])
  }

  @Test("loops, and gives a content for each copy")
  func looping() {
    let source = PageSource(["a", "b"])
    let screen = screen(source) {
      $0.isLooping = true
      $0.peek = 60
    }
    #expect(screen.shownWords == ["b", "a", "b"])
    #expect(source.made.count == 3)
    screen.flick()
    #expect(screen.shownWords == ["a", "b", "a"])
  }

  @Test("names pages for VoiceOver, or leaves that to their content")
  func titles() {
    final class Named: PosterScrollViewDataSource {
      func numberOfPages(in view: PosterScrollView) -> Int { 2 }
      func posterScrollView(
        _ view: PosterScrollView, contentForPage page: Int, reusing content: UIView?
      ) -> UIView { content ?? UIView(frame: .zero) }
      func posterScrollView(_ view: PosterScrollView, titleForPage page: Int) -> String? {
        page == 0 ? "Dune" : nil
      }
    }
    let (source, screen) = (Named(), PosterScreen(count: 0))
    screen.view.dataSource = source
    #expect(screen.readings == ["Dune, 1 of 2"])
    screen.flick()
    #expect(screen.readings == ["2 of 2"])
  }
}
