import PosterScroll
import UIKit

final class LatePictures: PosterScrollViewDelegate {
  let pictures: PictureShelf
  private var loads: [String: Task<Void, Never>] = [:]

  init(_ pictures: PictureShelf) {
    self.pictures = pictures
  }

  // snippet: pictures when they are needed
  func posterScrollView(
    _ view: PosterScrollView, willDisplay posterView: PosterView, forPage page: Int
  ) {
    var poster = view.posters[page]
    guard poster.image == nil else { return }
    loads[poster.id] = Task {
      let picture = await pictures.load(poster.id)
      guard !Task.isCancelled else { return }
      poster.image = picture.map { .image($0) } ?? .unavailable
      view.replacePoster(poster, animated: false)
    }
  }

  func posterScrollView(_ view: PosterScrollView, didEndDisplayingPage page: Int) {
    guard view.posters.indices.contains(page) else { return }
    var poster = view.posters[page]
    loads.removeValue(forKey: poster.id)?.cancel()
    poster.image = nil
    view.replacePoster(poster, animated: false)
  }
  // end
}

final class SpinnerView: UIView {}

final class ApologyView: UIView {}

@MainActor enum PictureSnippets {
  static func replaceMissing(_ pager: PosterScrollView) {
    // snippet: placeholders
    pager.placeholder = { poster, reason in
      reason == .missing ? SpinnerView(frame: .zero) : ApologyView(frame: .zero)
    }
    // end
  }

  static func fit(_ pager: PosterScrollView) {
    // snippet: fitted pictures
    pager.pictureMode = .fit
    pager.backdrop = .blur
    // end
  }
}
