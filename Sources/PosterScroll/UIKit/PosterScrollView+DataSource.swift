internal import PosterEngine
internal import UIKit

extension PosterScrollView {
  /// Asks the data source for its pages again, and for the content of those on screen. The current
  /// page is kept by its id, or, where it has none, by its number. Without a data source the
  /// posters show.
  ///
  /// - Parameter animated: whether pages on screen slide and fade to what they become.
  public func reloadData(animated: Bool = false) {
    guard !isAsking else {
      needsReload = true
      return setNeedsLayout()
    }
    needsReload = false
    var refused: [PosterError] = []
    var new = list
    new.source = ask { source in
      PageIDs(
        count: source.numberOfPages(in: self),
        id: { source.posterScrollView(self, idForPage: $0) }, refuse: { refused.append($0) })
    }
    change(to: new, animated: animated)
    report(refused)
  }

  /// A page's content from the data source; nil where that is gone.
  func content(of index: Int, reusing content: UIView?) -> UIView? {
    ask { $0.posterScrollView(self, contentForPage: index, reusing: content) }
  }

  /// Asks the data source, which may not change the view's pages before it has answered.
  func ask<Answer>(_ question: (any PosterScrollViewDataSource) -> Answer) -> Answer? {
    guard let dataSource else { return nil }
    let wasAsking = isAsking
    isAsking = true
    defer { isAsking = wasAsking }
    return question(dataSource)
  }
}
