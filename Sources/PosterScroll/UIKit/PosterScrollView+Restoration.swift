internal import PosterEngine
internal import UIKit

extension PosterScrollView {
  static let restorationKey = "PosterScrollView.currentPosterID"

  /// The id of the current poster, or of the data source's current page; nil where it has none.
  ///
  /// Setting it jumps there. An id that is not there yet is waited for: the view jumps when the
  /// posters come, unless somebody has scrolled before.
  public var currentPosterID: String? {
    get { list.id(at: currentPage) }
    set {
      awaitedID = newValue
      restoreCurrentPoster()
    }
  }

  /// Jumps to the poster that is waited for, if it is there.
  func restoreCurrentPoster() {
    guard let awaitedID, let page = list.index(of: awaitedID) else { return }
    self.awaitedID = nil
    if page != currentPage { scrollToPage(page, animated: false) }
  }
}
