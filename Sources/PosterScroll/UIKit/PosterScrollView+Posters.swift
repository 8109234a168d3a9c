internal import PosterEngine
public import UIKit

extension PosterScrollView {
  /// The posters, in order.
  ///
  /// Setting them keeps the current poster, by its id, wherever it is in the new list; where it is
  /// gone, the page that has its number, at rest. Of two posters with the same id the first is
  /// shown, and the delegate is told of the other.
  public var posters: [Poster] {
    get { list.posters }
    set {
      let old = list
      let id = old[currentPage]?.id
      var refused: [PosterError] = []
      list = PosterList(newValue) { refused.append($0) }
      listChanged(page: id.flatMap(list.index(of:))) { old[$0]?.id }
      for slot in deck.slots { fill(slot.view, slot.index) }
      for error in refused { delegate?.posterScrollView(self, didRefuse: error) }
    }
  }

  /// Appends a page with a picture.
  public func addPoster(_ image: UIImage) {
    addPoster(Poster(image))
  }

  /// Appends a page with a poster. One whose id is there already is refused, and the delegate told.
  public func addPoster(_ poster: Poster) {
    do {
      let page = currentPage
      try list.append(poster)
      listChanged(page: page) { list[$0]?.id }
    } catch {
      delegate?.posterScrollView(self, didRefuse: error)
    }
  }

  /// The current poster has the number `page` in the new list, or is gone. Views stay with the
  /// posters that are still beside it.
  private func listChanged(page: Int?, oldID: (Int) -> String?) {
    let new = makeLayout()
    let isEndedHere = page == nil && activity.isRunning
    if page == nil {
      halt()
      anchor.fraction = 0
    }
    let change = rebase(to: page ?? currentPage) { slot, page in
      let index = new.index(of: page)
      return new.clamp(page) == page && list[index]?.id == oldID(slot.index) ? index : nil
    }
    take(new)
    announce(change)
    if isEndedHere, !layout.isEmpty { reportRest() }
  }

  /// Puts a poster into a page view.
  func fill(_ view: PosterView, _ index: Int) {
    guard let poster = list[index] else { return }
    view.show(poster) { [weak self, weak view] in
      guard let self, let view else { return }
      self.tapped(view)
    }
  }

  private func tapped(_ view: PosterView) {
    guard activity == .resting, let slot = deck.slots.first(where: { $0.view === view })
    else { return }
    delegate?.posterScrollView(self, didSelectPage: slot.index)
  }
}
