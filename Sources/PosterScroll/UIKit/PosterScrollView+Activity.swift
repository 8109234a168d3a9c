internal import PosterEngine
internal import UIKit

// What moves the view, and what happens when it stops.
extension PosterScrollView {
  func dragBegan() {
    activity = .dragging(from: anchor.page)
    isMovedInDrag = false
    awaitedID = nil
  }

  /// A finger lets go. Native paging has chosen where the content goes; where it cannot know, the
  /// same rule chooses here.
  func dragEnds(towards target: CGPoint, velocity: CGPoint) {
    guard isMovedInDrag, case .dragging(let origin) = activity else {
      activity = .running(to: layout.page(at: strip.offset(at: Vector(target))))
      return
    }
    activity = .running(
      to: PageTarget.page(
        from: offsetOfScroller, velocity: layout.length(of: Vector(velocity)), origin: origin,
        in: layout))
  }

  func dragEnded(decelerates: Bool) {
    if isMovedInDrag {
      runOn()
    } else if !decelerates {
      movementEnded()
    }
  }

  /// Something that moved has stopped: at a rest, or, where a touch caught it and said nothing,
  /// between two.
  func movementEnded() {
    let movement = activity
    guard movement.isRunning, !layout.isEmpty else { return }
    follow()
    // The app, told of the last step, may have begun something else.
    guard activity == movement else { return }
    let offset = offsetOfScroller
    let page = layout.page(at: offset)
    guard layout.isResting(on: page, at: offset) else { return run(to: page) }
    settle(on: page)
  }

  /// Scrolls to a page's rest, within the strip.
  func run(to page: Int) {
    guard !layout.isSamePlace(offsetOfScroller, layout.rest(of: page)) else {
      // Native scrolling says nothing of a way of no length.
      if activity != .resting { settle(on: page) }
      return
    }
    activity = .running(to: page)
    showPage()
    scroller.setContentOffset(
      CGPoint(strip.contentOffset(at: layout.rest(of: page))), animated: true)
  }

  /// Goes on to where the content was running, from where it is now.
  func runOn() {
    guard case .running(let page) = activity else { return }
    halt()
    activity = .running(to: page)
    run(to: page)
  }

  /// Ends what moves by itself; a finger goes on.
  func halt() {
    guard activity.isRunning else { return }
    // First, since stopping may report an end.
    activity = .resting
    scroller.stop()
  }

  /// At rest the offset is exact, and the strip may move unseen.
  private func settle(on page: Int) {
    halt()
    anchor = ScrollAnchor(page: page)
    let rest = layout.rest(of: page)
    let isOffCenter = strip.isOffCenter(at: page)
    if isOffCenter { strip = PagingStrip(layout: layout, around: page) }
    scroller.stand(at: CGPoint(strip.contentOffset(at: rest)))
    if isOffCenter || placedOffset != rest { place(at: rest) }
    reportPage()
    if activity == .resting { reportRest() }
  }

  func reportRest() {
    showPage()
    pageRests()
    announcePage()
    delegate?.posterScrollView(self, didSettleOn: currentPage)
  }

  /// Tells the delegate of another page, once.
  func reportPage() {
    showPage()
    guard currentPage != reportedPage else { return }
    reportedPage = currentPage
    delegate?.posterScrollView(self, didChangePage: currentPage)
  }
}
