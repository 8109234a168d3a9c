internal import PosterEngine
internal import UIKit

/// The page views on screen, and a few that wait to be used again.
///
/// Pages are known by virtual index: a looping pager may show two copies of one poster.
@MainActor final class PageDeck {
  /// A page view and the page that it shows.
  struct Slot {
    var page: Int
    var index: Int
    var order: Int
    let view: PosterView
  }

  /// The pages that a step brought on screen and took off it.
  struct Change {
    var entered: [Slot] = []
    var left: [Slot] = []
  }

  /// How many views wait at most; one page enters and one leaves in a step of a scroll.
  private static let spareLimit = 2

  /// The pages on screen, in drawing order.
  private(set) var slots: [Slot] = []

  private var spares: [PosterView] = []

  /// Shows a frame's pages in a container that lies in the frame's viewport.
  ///
  /// - Parameter fill: puts a poster, by index, into a view that comes on screen.
  func show(
    _ frame: PagerFrame, in container: UIView, fill: (PosterView, Int) -> Void
  ) -> Change {
    var change = Change()
    retire(from: &change) { !frame.pages.contains($0.page) }
    for page in frame.pages where !slots.contains(where: { $0.page == page }) {
      let view = spares.popLast() ?? PosterView(frame: .zero)
      let slot = Slot(page: page, index: frame.layout.index(of: page), order: .min, view: view)
      fill(view, slot.index)
      container.addSubview(view)
      slots.append(slot)
      change.entered.append(slot)
    }
    place(frame, in: container)
    if spares.count > PageDeck.spareLimit {
      spares.removeLast(spares.count - PageDeck.spareLimit)
    }
    return change
  }

  /// Gives the pages on screen other numbers: each moves on by `shift`, and shows the poster at
  /// `index` or, for nil, is taken off.
  func move(by shift: Int, index: (_ slot: Slot, _ page: Int) -> Int?) -> Change {
    var change = Change()
    retire(from: &change) { index($0, $0.page + shift) == nil }
    for position in slots.indices {
      let page = slots[position].page + shift
      slots[position].index = index(slots[position], page) ?? slots[position].index
      slots[position].page = page
    }
    return change
  }

  /// Whether a page is still on screen.
  func holds(_ slot: Slot) -> Bool {
    slots.contains { $0.view === slot.view && $0.page == slot.page }
  }

  private func place(_ frame: PagerFrame, in container: UIView) {
    var isSorted = true
    for position in slots.indices {
      let placement = frame[slots[position].page]
      let center = container.convert(CGPoint(placement.frame.center), from: container.superview)
      slots[position].view.place(placement, center: center)
      isSorted = isSorted && slots[position].order == placement.order
      slots[position].order = placement.order
    }
    guard !isSorted else { return }
    slots.sort { ($0.order, $0.page) < ($1.order, $1.page) }
    for slot in slots { container.bringSubviewToFront(slot.view) }
  }

  private func retire(from change: inout Change, where isGone: (Slot) -> Bool) {
    guard slots.contains(where: isGone) else { return }
    for slot in slots where isGone(slot) {
      slot.view.removeFromSuperview()
      slot.view.prepareForReuse()
      spares.append(slot.view)
      change.left.append(slot)
    }
    slots.removeAll(where: isGone)
  }
}
