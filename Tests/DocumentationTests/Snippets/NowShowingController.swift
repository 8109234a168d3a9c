import PosterScroll
import UIKit

final class NowShowingController: UIViewController {
  let films: [Film]
  var opened: [String] = []

  init(_ films: [Film]) {
    self.films = films
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  // snippet: a view controller
  override func loadView() {
    let pager = PosterScrollView(frame: .zero)
    pager.posters = films.map { Poster(id: $0.id, image: .image($0.poster), title: $0.title) }
    view = pager
  }
  // end

  func open(_ film: Film) {
    opened.append(film.id)
  }
}

// snippet: a delegate
extension NowShowingController: PosterScrollViewDelegate {
  func posterScrollView(_ view: PosterScrollView, didChangePage page: Int) {
    title = films[page].title
  }

  func posterScrollView(_ view: PosterScrollView, didSelectPage page: Int) {
    open(films[page])
  }
}
// end

// snippet: a data source
extension NowShowingController: PosterScrollViewDataSource {
  func numberOfPages(in view: PosterScrollView) -> Int {
    films.count
  }

  func posterScrollView(
    _ view: PosterScrollView, contentForPage page: Int, reusing content: UIView?
  ) -> UIView {
    let trailer = content as? TrailerView ?? TrailerView(frame: .zero)
    trailer.film = films[page]
    return trailer
  }

  func posterScrollView(_ view: PosterScrollView, idForPage page: Int) -> String? {
    films[page].id
  }
}
// end

final class TrailerView: UIView {
  var film: Film?
}
