internal import PosterEngine
public import PosterImages
internal import UIKit

// Where the pages' pictures come from.
extension PosterScrollView {
  /// Gets the pictures of posters that name a source: of the pages on screen first, then of two
  /// pages beside them on each side. What is under way for a page that has gone is given up.
  ///
  /// The shared one unless set, so that all views of an app share its memory.
  public var picturePipeline: PicturePipeline {
    get { pictures.pipeline }
    set {
      pictures.pipeline = newValue
      refill()
    }
  }

  /// Tries to get a picture again, at once. By itself the view tries when the page comes on screen
  /// again, and when its scene becomes active or it comes into a window; a failure is remembered, and
  /// tried again after a pause that grows. An id that is not there is reported.
  public func reloadPicture(ofPosterWithID id: String) {
    guard let index = list.posters.index(of: id) else { return report([.unknownID(id)]) }
    guard case .source(let source) = list.posters[index]?.image else { return }
    pictures.pipeline.forget(source)
    for slot in deck.slots {
      guard let poster = list[slot.index], case .source(source) = poster.image else { continue }
      slot.view.picture.expire()
      fill(slot.view, slot.index)
    }
    pictures.listChanged()
    placeAgain()
  }

  /// Asks for the pictures on screen again: all of them where their size is another one, else those
  /// that could not be had and whose pause is over. What shows stays until then.
  func loadPictures() {
    for slot in deck.slots {
      guard let poster = list[slot.index], pictures.load(poster.image, into: slot.view.picture)
      else { continue }
      slot.view.showPicture(isFading: false)
    }
  }

  /// A page's picture has come, or cannot be had.
  func pictureChanged(in view: PosterView, isRefined: Bool) {
    guard let slot = deck.slots.first(where: { $0.view === view }) else { return }
    view.showPicture(isFading: isRefined && !reducesMotion && window != nil)
    guard let error = view.picture.error else { return }
    delegate?.posterScrollView(self, didFailToLoadPictureOf: slot.index, with: error)
  }
}
