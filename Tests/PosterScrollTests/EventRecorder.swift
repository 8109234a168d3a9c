import PosterImages
import PosterScroll

/// Writes down what a poster scroll view tells its delegate.
@MainActor final class EventRecorder: PosterScrollViewDelegate {
  var changes: [Int] = []
  var settles: [Int] = []
  var selections: [Int] = []
  var displayed: [Int] = []
  var ended: [Int] = []
  var errors: [PosterError] = []
  var failures: [String] = []
  var scrolls = 0
  var onChange: ((Int) -> Void)?
  var onScroll: ((PosterScrollView) -> Void)?
  var onDisplay: ((PosterView, Int) -> Void)?

  func posterScrollView(_ view: PosterScrollView, didChangePage page: Int) {
    changes.append(page)
    onChange?(page)
  }

  func posterScrollView(_ view: PosterScrollView, didSettleOn page: Int) {
    settles.append(page)
  }

  func posterScrollViewDidScroll(_ view: PosterScrollView) {
    scrolls += 1
    onScroll?(view)
  }

  func posterScrollView(_ view: PosterScrollView, didSelectPage page: Int) {
    selections.append(page)
  }

  func posterScrollView(
    _ view: PosterScrollView, willDisplay posterView: PosterView, forPage page: Int
  ) {
    displayed.append(page)
    onDisplay?(posterView, page)
  }

  func posterScrollView(_ view: PosterScrollView, didEndDisplayingPage page: Int) {
    ended.append(page)
  }

  func posterScrollView(
    _ view: PosterScrollView, didFailToLoadPictureOf page: Int, with error: PictureError
  ) {
    failures.append("\(page): \(error)")
  }

  func posterScrollView(_ view: PosterScrollView, didRefuse error: PosterError) {
    errors.append(error)
  }
}
