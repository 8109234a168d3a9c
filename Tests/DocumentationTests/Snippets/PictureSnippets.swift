import Foundation
import PosterScroll
import UIKit

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

  static func showFiles(of films: [Film], in pager: PosterScrollView) {
    // snippet: pictures by their URLs
    pager.posters = films.map { Poster(id: $0.id, image: .url($0.url), title: $0.title) }
    // end
  }

  static func show(_ url: URL, in view: PosterScrollView) {
    // snippet: a picture's own documentation
    view.posters = [Poster(id: "dune", image: .url(url), title: "Dune")]
    // end
  }

  static func use(_ library: ImageLibrary, for film: Film, in pager: PosterScrollView) {
    var poster = Poster(id: film.id, image: nil)
    // snippet: an image library
    poster.image = .image(id: film.id) { size in
      try await library.image(for: film.id, fitting: size)
    }
    // end
    pager.posters = [poster]
  }

  static func retry(_ poster: Poster, in pager: PosterScrollView) {
    // snippet: another try
    pager.reloadPicture(ofPosterWithID: poster.id)
    // end
  }

  static func fit(_ pager: PosterScrollView) {
    // snippet: fitted pictures
    pager.pictureMode = .fit
    pager.backdrop = .blur
    // end
  }
}
