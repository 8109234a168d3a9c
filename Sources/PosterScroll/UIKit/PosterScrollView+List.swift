internal import PosterEngine
internal import UIKit

// How a list of pages becomes another one, and what a page shows.
extension PosterScrollView {
  /// Takes on another list. The current page is kept, or what stands in for it; what pages on screen
  /// show is brought up to date.
  func change(to new: PageList, animated: Bool) {
    let old = list
    let transition = animated ? ListTransition(of: self) : nil
    list = new
    listChanged(new.anchor(of: currentPage, in: old)) { new.place(of: $0, in: old) }
    transition?.run { old.place(of: $0, in: new) }
  }

  /// Views stay with the pages that are still beside the current one.
  ///
  /// - Parameters:
  ///   - current: the current page in the new list.
  ///   - place: where a page of the old list is in the new one.
  func listChanged(_ current: PosterAnchor, place: (Int) -> Int?) {
    let new = makeLayout()
    let isEndedHere = !current.isKept && activity.isRunning
    if !current.isKept {
      halt()
      anchor.fraction = 0
    }
    let change = rebase(to: current.index) { slot, page in
      let index = new.index(of: page)
      return new.clamp(page) == page && place(slot.index) == index ? index : nil
    }
    let kept = deck.slots
    take(new)
    for slot in kept where deck.holds(slot) { fill(slot.view, slot.index) }
    announce(change)
    if isEndedHere, !layout.isEmpty { reportRest() }
    restoreCurrentPoster()
  }

  /// Puts a page's content into a page view.
  func fill(_ view: PosterView, _ index: Int) {
    view.captionInsets = captionInsets
    if list.source != nil {
      view.host(content(of: index, reusing: view.hostedContent))
    } else if let poster = list[index] {
      pictures.load(poster.image, into: view.picture)
      view.show(poster, look)
    }
    view.picture.onChange = { [weak self, weak view] isRefined in
      guard let self, let view else { return }
      self.pictureChanged(in: view, isRefined: isRefined)
    }
    view.onTap = { [weak self, weak view] in
      guard let self, let view else { return }
      self.tapped(view)
    }
  }

  /// What assistive technologies call a page.
  func title(of index: Int) -> String? {
    guard list.source != nil else { return list[index].flatMap { $0.title ?? $0.description } }
    return ask { $0.posterScrollView(self, titleForPage: index) } ?? nil
  }

  private func tapped(_ view: PosterView) {
    guard activity == .resting, let slot = deck.slots.first(where: { $0.view === view })
    else { return }
    delegate?.posterScrollView(self, didSelectPage: slot.index)
  }
}
