import PosterScroll
import UIKit

/// A page's content with a word on it.
@MainActor final class WordView: UIView {
  var word = ""
}

/// A data source of words, and what it was asked.
@MainActor final class PageSource: PosterScrollViewDataSource {
  var words: [String]
  var ids: [String?]
  var made: [WordView] = []
  var asked: [Int] = []
  var onContent: ((PosterScrollView) -> Void)?

  init(_ words: [String], ids: [String?]? = nil) {
    self.words = words
    self.ids = ids ?? words
  }

  func numberOfPages(in view: PosterScrollView) -> Int { words.count }

  func posterScrollView(
    _ view: PosterScrollView, contentForPage page: Int, reusing content: UIView?
  ) -> UIView {
    asked.append(page)
    onContent?(view)
    let wordView = content as? WordView ?? make()
    wordView.word = words[page]
    return wordView
  }

  func posterScrollView(_ view: PosterScrollView, idForPage page: Int) -> String? { ids[page] }

  private func make() -> WordView {
    let view = WordView(frame: .zero)
    made.append(view)
    return view
  }
}

extension PosterScreen {
  /// The words that show, from left to right.
  var shownWords: [String] {
    shownPages.sorted { frame(of: $0).minX < frame(of: $1).minX }
      .compactMap { ($0.contentView as? WordView)?.word }
  }
}
