internal import PosterEngine
internal import UIKit

/// What an animated change of the list looks like: pages that are still there slide to their new
/// places, what has become something else fades over, and what is gone fades out.
///
/// Created before the change, run after it.
@MainActor struct ListTransition {
  /// In seconds, as long as the system's own changes of lists take.
  private static let duration = 0.3

  /// From how many pages away a page slides in, two and some rounding; from farther away it fades
  /// in.
  private static let reach = 2.1

  private struct Page {
    let view: PosterView
    let index: Int
    let frame: CGRect
    let shown: AnyObject?
    let image: UIView?
  }

  private let host: PosterScrollView
  private let pages: [Page]
  private let layout: PageLayout
  private let offset: Double
  private let current: Int

  /// Remembers what a view shows. nil where a change would not show, or would come between a finger
  /// and what it moves.
  init?(of view: PosterScrollView) {
    guard view.window != nil, view.activity == .resting, !view.layout.isEmpty else { return nil }
    host = view
    layout = view.layout
    offset = view.placedOffset
    current = view.anchor.page
    pages = view.deck.slots.map { slot in
      Page(
        view: slot.view, index: slot.index, frame: view.frame(of: slot.view),
        shown: slot.view.shown, image: slot.view.snapshotView(afterScreenUpdates: false))
    }
  }

  /// Animates from what was remembered to what the view shows now.
  ///
  /// - Parameter former: where a page was in the old list.
  func run(former: (Int) -> Int?) {
    var stayed: Set<ObjectIdentifier> = []
    for slot in host.deck.slots {
      let index = former(slot.index)
      if let page = pages.first(where: { $0.view === slot.view && $0.index == index }) {
        stayed.insert(ObjectIdentifier(slot.view))
        let frame = host.frame(of: slot.view)
        if page.shown !== slot.view.shown {
          leave(page.image, at: frame)
          fadeIn(slot.view)
        }
        slide(slot.view, from: page.frame)
      } else if let index, let frame = frame(of: index), !host.reducesMotion {
        slide(slot.view, from: frame)
      } else {
        fadeIn(slot.view)
      }
    }
    for page in pages where !stayed.contains(ObjectIdentifier(page.view)) {
      leave(page.image, at: page.frame)
    }
  }

  /// Where a page would have been before the change, if that is not far away.
  private func frame(of index: Int) -> CGRect? {
    let page = layout.page(showing: index, nearestTo: current)
    guard abs(layout.position(of: page, offset: offset)) < ListTransition.reach else { return nil }
    return CGRect(layout.frame(of: page, offset: offset))
  }

  private func slide(_ view: PosterView, from old: CGRect) {
    let (new, center) = (host.frame(of: view), view.center)
    guard old.origin != new.origin, !host.reducesMotion else { return }
    let start = CGPoint(x: center.x + old.midX - new.midX, y: center.y + old.midY - new.midY)
    animate {
      UIView.performWithoutAnimation { view.center = start }
      view.center = center
    }
  }

  private func fadeIn(_ view: PosterView) {
    let opacity = view.alpha
    animate {
      UIView.performWithoutAnimation { view.alpha = 0 }
      view.alpha = opacity
    }
  }

  /// An image of what is gone, beneath the pages.
  private func leave(_ image: UIView?, at frame: CGRect) {
    guard let image else { return }
    image.isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      image.frame = frame
      host.insertSubview(image, at: 0)
    }
    animate {
      image.alpha = 0
    } completion: {
      image.removeFromSuperview()
    }
  }

  private func animate(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    UIView.animate(
      withDuration: ListTransition.duration, delay: 0, options: .allowUserInteraction,
      animations: changes
    ) { _ in completion?() }
  }
}

extension PosterScrollView {
  /// A page's rectangle in this view, after its effect.
  fileprivate func frame(of page: PosterView) -> CGRect {
    CGRect(origin: convert(page.frame.origin, from: scroller), size: page.frame.size)
  }
}
