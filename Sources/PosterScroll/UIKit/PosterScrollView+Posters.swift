internal import PosterEngine
public import UIKit

extension PosterScrollView {
  /// The posters, in order. They show where the view has no `dataSource`.
  ///
  /// Setting them keeps the current poster, by its id, wherever it is in the new list; where it is
  /// gone, one that followed it takes its place, else one before it, at rest. Of two posters with
  /// the same id the first is shown, and the delegate is told of the other.
  public var posters: [Poster] {
    get { list.posters.posters }
    set { setPosters(newValue, animated: false) }
  }

  /// Appends a page with a picture.
  public func addPoster(_ image: UIImage) {
    addPoster(Poster(image))
  }

  /// Appends a page with a poster. One whose id is there already is refused, and the delegate told.
  public func addPoster(_ poster: Poster) {
    do {
      let page = currentPage
      try list.posters.append(poster)
      guard list.source == nil else { return }
      listChanged(PosterAnchor(of: page, places: [page: page], among: list.count)) { $0 }
    } catch {
      report([error])
    }
  }

  func report(_ errors: [PosterError]) {
    for error in errors { delegate?.posterScrollView(self, didRefuse: error) }
  }
}
