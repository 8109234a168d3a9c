import PosterEngine
import PosterScroll
import UIKit

/// A window that a poster scroll view fills, a finger, and what the view tells its delegate.
@MainActor final class PosterScreen {
  let window: UIWindow
  let view: PosterScrollView
  let recorder = EventRecorder()
  /// The picture of each poster, in order, and of those that were added.
  var images: [UIImage]

  private var finger = CGPoint.zero

  init(
    size: CGSize = CGSize(width: 320, height: 480), displayScale: CGFloat = 2,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    idiom: UIUserInterfaceIdiom = .phone, count: Int = 3, view given: PosterScrollView? = nil,
    configure: (PosterScrollView) -> Void = { _ in }
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.simulateTraits(
      displayScale: displayScale, layoutDirection: direction, userInterfaceIdiom: idiom)
    view = given ?? PosterScrollView(frame: .zero)
    view.frame = window.bounds
    images = (0..<count).map { _ in UIImage() }
    view.delegate = recorder
    view.posters = images.enumerated().map { Poster(id: "\($0)", image: .image($1)) }
    configure(view)
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// The native scroll view, found as an app would find it.
  var scroller: UIScrollView {
    view.panGestureRecognizer.view as? UIScrollView ?? UIScrollView(frame: .zero)
  }

  /// The view's width.
  var width: CGFloat { view.bounds.width }

  // MARK: The finger

  /// Puts a finger down in the middle and pushes the content by a distance to the left (up in a
  /// vertical view), threshold apart.
  func drag(by distance: CGFloat) {
    finger = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let wasMoving = scroller.isDecelerating
    scroller.beginDrag(at: finger)
    let threshold: CGFloat = wasMoving || distance == 0 ? 0 : distance < 0 ? -10 : 10
    drag(on: distance + threshold)
  }

  /// Pushes the content on.
  func drag(on distance: CGFloat) {
    if view.axis == .horizontal { finger.x -= distance } else { finger.y -= distance }
    scroller.drag(to: finger)
  }

  /// Lifts the finger while the content moves at a speed to the left, in points per second.
  func release(speed: CGFloat = 0) {
    scroller.endDrag(
      velocity: view.axis == .horizontal ? CGPoint(x: -speed, y: 0) : CGPoint(x: 0, y: -speed))
  }

  /// A flick that pushes the content to the left, or to the right where `distance` is negative, up
  /// to its rest.
  func flick(by distance: CGFloat = 60) {
    drag(by: distance)
    release(speed: distance < 0 ? -1000 : 1000)
    finish()
  }

  /// Runs whatever moves to its end.
  func finish() {
    scroller.finishDeceleration()
    scroller.finishScrollingAnimation()
  }

  // MARK: What is seen

  /// The page views there are.
  var pageViews: [PosterView] { scroller.subviews.compactMap { $0 as? PosterView } }

  /// A page's rectangle in the view, after transforms.
  func frame(of page: PosterView) -> CGRect {
    let frame = page.frame
    let origin = scroller.convert(frame.origin, to: view)
    return CGRect(origin: origin, size: frame.size)
  }

  /// The page views of which something shows, in drawing order.
  var shownPages: [PosterView] {
    pageViews.filter { !frame(of: $0).intersection(view.bounds).isEmpty }
  }

  /// The poster that a page view shows.
  func poster(of page: PosterView) -> Int? {
    let image = (page.contentView as? UIImageView)?.image
    return images.firstIndex { $0 === image }
  }

  /// The posters that show, from left to right (top to bottom).
  var shownPosters: [Int] {
    let isHorizontal = view.axis == .horizontal
    return shownPages.sorted {
      isHorizontal
        ? frame(of: $0).minX < frame(of: $1).minX : frame(of: $0).minY < frame(of: $1).minY
    }.compactMap(poster(of:))
  }

  /// The shown page of a poster.
  func shownPage(of poster: Int) -> PosterView? {
    shownPages.first { self.poster(of: $0) == poster }
  }

  /// How far a poster's picture is displaced in its page; nil where the page does not show.
  func displacement(of poster: Int) -> CGPoint? {
    guard let page = shownPage(of: poster), let content = page.contentView else { return nil }
    return CGPoint(
      x: content.center.x - page.bounds.midX, y: content.center.y - page.bounds.midY)
  }
}
