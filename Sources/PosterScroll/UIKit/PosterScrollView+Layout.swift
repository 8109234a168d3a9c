internal import PosterEngine
internal import UIKit

// How a size, a list and an offset become placed pages.
extension PosterScrollView {
  /// Takes on what the pages' rests depend on. The place is kept: the page at rest, the way between
  /// two while moving.
  func relayout() {
    let new = makeLayout()
    if new != layout { take(new) }
  }

  func take(_ new: PageLayout) {
    layout = new
    anchor.page = layout.clamp(anchor.page)
    activity = activity.renumbered(layout.clamp)
    restore()
    insetCaptions()
    showPageCount()
    if activity == .resting { pageRests() }
    keepQuiet()
  }

  func makeLayout() -> PageLayout {
    PageLayout(
      viewport: .init(bounds.size), axis: axis, direction: direction, count: list.count,
      peek: peek, spacing: spacing, isLooping: isLooping,
      displayScale: traitCollection.displayScale)
  }

  private var direction: LayoutDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Brings the native scroll view to the anchor and places the pages there, now and without
  /// animation. Where content that runs by itself has been moved, it runs on to its page from
  /// there.
  func restore() {
    var moved = false
    UIView.performWithoutAnimation { moved = moveScrollerToAnchor() }
    place(at: offsetOfScroller)
    if moved {
      isMovedInDrag = activity.isDragging
      runOn()
    }
    reportPage()
  }

  var offsetOfScroller: Double { strip.offset(at: Vector(scroller.bounds.origin)) }

  /// Whether the native scroll view stood elsewhere.
  private func moveScrollerToAnchor() -> Bool {
    let old = (frame: strip.frame, origin: scroller.bounds.origin)
    strip = PagingStrip(layout: layout, around: anchor.page)
    let offset = anchor.offset(in: layout)
    let stays =
      old.frame == strip.frame
      && layout.isSamePlace(strip.offset(at: Vector(old.origin)), offset)
    // Fitting may clamp the offset, so that it is set again in any case.
    scroller.fit(strip)
    let isExact = activity == .resting || !stays
    scroller.stand(at: isExact ? CGPoint(strip.contentOffset(at: offset)) : old.origin)
    return !stays
  }

  /// A step of a scroll: the native scroll view is laid out whenever its offset has changed.
  func follow() {
    guard !layout.isEmpty, offsetOfScroller != placedOffset else { return }
    anchor = ScrollAnchor(offset: offsetOfScroller, in: layout)
    place(at: offsetOfScroller)
    delegate?.posterScrollViewDidScroll(self)
    reportPage()
  }

  /// Places the pages again where they are.
  func placeAgain() {
    place(at: placedOffset)
  }

  func place(at offset: Double) {
    let isForward = offset == placedOffset ? nil : offset > placedOffset
    placedOffset = offset
    let frame = shownFrame
    let isOtherSize = pictures.take(
      PictureDemand(frame, look.pictureMode), isForward: isForward)
    var change = PageDeck.Change()
    UIView.performWithoutAnimation {
      change = deck.show(frame, in: scroller, fill: fill)
      if isOtherSize { loadPictures() }
    }
    pictures.prefetch(around: frame) { list[$0]?.image }
    hideNeighbours()
    announce(change)
  }

  /// What the view shows.
  var shownFrame: PagerFrame {
    PagerFrame(
      layout: layout, effect: shownEffect, offset: placedOffset, captionDepth: shownCaptionDepth)
  }

  /// Calls the place where the view is by another virtual page, and so the pages around it.
  ///
  /// - Parameter index: the poster that a page on screen goes on to show under its new number; nil
  ///   takes it off.
  func rebase(to page: Int, index: (_ slot: PageDeck.Slot, _ page: Int) -> Int?) -> PageDeck.Change
  {
    let shift = page - anchor.page
    anchor.page = page
    activity = activity.renumbered { $0 + shift }
    return deck.move(by: shift, index: index)
  }

  func announce(_ change: PageDeck.Change) {
    for slot in change.left {
      delegate?.posterScrollView(self, didEndDisplayingPage: slot.index)
    }
    // A callback may have taken a page off again that came on.
    for slot in change.entered where deck.holds(slot) {
      delegate?.posterScrollView(self, willDisplay: slot.view, forPage: slot.index)
    }
  }
}
