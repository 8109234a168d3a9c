import PosterScroll
import SwiftUI
import UIKit

/// One element of the pagers under test.
struct Film: Identifiable, Equatable, Sendable {
  let id: Int
  var title: String

  init(_ id: Int, _ title: String? = nil) {
    self.id = id
    self.title = title ?? "film \(id)"
  }
}

/// What the app around a pager keeps.
struct PagerModel: Sendable {
  var films: [Film] = []
  var selection: Int?
  var caption = ""
  var isRightToLeft = false
  var peek: CGFloat = 0
  var eventCount = 0
  var typeSize = DynamicTypeSize.large
}

/// A window that a pager in a SwiftUI app fills, a finger, and what the app sees.
@MainActor final class PagerScreen {
  let window: UIWindow
  let app = AppLog()
  private let host: any UIView & UIContentView
  private var finger = CGPoint.zero

  /// - Parameter pager: the app's body; by default a pager of the films with an optional selection.
  init(
    _ model: PagerModel, size: CGSize = CGSize(width: 320, height: 480),
    @ViewBuilder pager: @escaping @MainActor (PagerModel, AppLog) -> some View = PagerScreen
      .standard
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let app = app
    host = UIHostingConfiguration {
      RootView(model: model, app: app) { pager($0, app) }
    }
    .margins(.all, 0).makeContentView()
    host.frame = window.bounds
    window.addSubview(host)
    window.layoutIfNeeded()
  }

  /// A screen with a number of films and the first one selected.
  convenience init(count: Int, selection: Int? = 0) {
    self.init(PagerModel(films: (0..<count).map { Film($0) }, selection: selection))
  }

  @ViewBuilder static func standard(_ model: PagerModel, _ app: AppLog) -> some View {
    PosterPager(model.films, selection: app.selection) { FilmView(film: $0, app: app) }
      .onPosterSettle { id in
        app.settled.append(id)
        app.change { $0.eventCount += 1 }
      }
      .onPosterError { error in
        app.errors.append(error)
        app.change { $0.eventCount += 1 }
      }
      .posterPeek(model.peek)
  }

  // MARK: The app

  /// The app changes its state; a frame later it shows.
  func change(_ edit: (inout PagerModel) -> Void) {
    app.change(edit)
    window.layoutIfNeeded()
  }

  /// Lets what waits for the end of an update run, and draws a frame.
  func settleDown() async {
    for _ in 0..<20 { await Task.yield() }
    window.layoutIfNeeded()
  }

  /// The device's settings change.
  func simulateSettings(reduceMotion: Bool) {
    host.simulateSettings(reduceMotion: reduceMotion)
    window.layoutIfNeeded()
  }

  /// The device is turned.
  func resize(to size: CGSize) {
    window.frame.size = size
    host.simulateResize(to: size)
  }

  // MARK: What is seen

  /// The native view in the pager.
  var view: PosterScrollView {
    window.found(PosterScrollView.self).first ?? PosterScrollView(frame: .zero)
  }

  var scroller: UIScrollView {
    view.panGestureRecognizer.view as? UIScrollView ?? UIScrollView(frame: .zero)
  }

  /// The pages of which something shows, from left to right.
  var shownPages: [PosterView] {
    scroller.found(PosterView.self)
      .filter { !frame(of: $0).intersection(view.bounds).isEmpty }
      .sorted { frame(of: $0).minX < frame(of: $1).minX }
  }

  /// The texts of the pages that show, from left to right.
  var shownTexts: [String] { shownPages.flatMap(\.shownTexts) }

  /// A page's rectangle in the pager.
  func frame(of page: PosterView) -> CGRect {
    CGRect(origin: scroller.convert(page.frame.origin, to: view), size: page.frame.size)
  }

  // MARK: The finger

  /// Puts a finger down in the middle and pushes the content to the left by a distance, threshold
  /// apart.
  func drag(by distance: CGFloat) {
    finger = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let wasMoving = scroller.isDecelerating
    scroller.beginDrag(at: finger)
    drag(on: distance + (wasMoving ? 0 : distance < 0 ? -10 : 10))
  }

  /// Pushes the content on.
  func drag(on distance: CGFloat) {
    finger.x -= distance
    scroller.drag(to: finger)
  }

  /// Lifts the finger while the content moves to the left at a speed, and waits for the end.
  func release(speed: CGFloat = 0) {
    scroller.endDrag(velocity: CGPoint(x: -speed, y: 0))
    finish()
  }

  /// A flick that pushes the content to the left; to the right where `distance` is negative.
  func flick(by distance: CGFloat = 60) {
    drag(by: distance)
    release(speed: distance < 0 ? -1000 : 1000)
  }

  /// A tap near the lower edge, where a film's button is; in the middle by default.
  func tap(x: CGFloat? = nil) {
    scroller.beginDrag(at: CGPoint(x: x ?? view.bounds.midX, y: view.bounds.maxY - 10))
    scroller.endDrag()
  }

  /// Lets what moves come to its end.
  func finish() {
    scroller.finishDeceleration()
    scroller.finishScrollingAnimation()
  }
}

extension UIView {
  /// The views of a class in this one, in drawing order.
  func found<Found: UIView>(_ type: Found.Type) -> [Found] {
    subviews.flatMap { ($0 as? Found).map { [$0] } ?? $0.found(type) }
  }
}
