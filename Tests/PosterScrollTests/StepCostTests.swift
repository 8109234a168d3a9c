import PosterScroll
import Testing
import UIKit

@MainActor @Suite("A step of a scroll") struct StepCostTests {
  private func screen(count: Int, looping: Bool) -> PosterScreen {
    let pictures = [UIImage(), UIImage()]
    let screen = PosterScreen(count: 0) {
      $0.posters = (0..<count).map {
        Poster(id: "\($0)", image: .image(pictures[$0 % 2]), title: "Poster \($0)")
      }
      $0.isLooping = looping
      $0.pageControl = UIPageControl(frame: .zero)
    }
    screen.drag(by: 20)
    return screen
  }

  private func allViews(_ view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(allViews)
  }

  @Test(
    "makes no view and lays out the strip alone, captions and all",
    arguments: [3, 10_000], [false, true])
  func passes(count: Int, looping: Bool) {
    let screen = screen(count: count, looping: looping)
    let views = allViews(screen.window)
    #expect(views.count > 10)
    for _ in 0..<20 {
      let made = UIView.creationCount
      let before = views.map(\.layoutPassCount)
      screen.drag(on: 7)
      #expect(UIView.creationCount == made)
      for (view, passes) in zip(views, before) {
        #expect(view.layoutPassCount - passes == (view === screen.scroller ? 1 : 0))
      }
    }
  }

  @Test("writes the centres of a page and its picture, and nothing of its caption")
  func writes() throws {
    let screen = screen(count: 5, looping: false)
    let overlays = screen.shownPages.compactMap(\.overlayView)
    #expect(overlays.count == 2)
    let views = screen.shownPages + screen.shownPages.compactMap(\.contentView)
    let before = (overlays + views).map(\.propertyWriteCount)
    screen.drag(on: 7)
    let writes = zip(overlays + views, before).map { $0.propertyWriteCount - $1 }
    #expect(writes == [0, 0, 0, 0, 1, 1])
  }

  @Test("animates nothing, nor does a new layout, inside an animation of the app's")
  func animation() {
    let screen = screen(count: 5, looping: false)
    screen.view.pictureMode = .fit
    screen.view.backdrop = .blur
    screen.window.layoutIfNeeded()
    UIView.animate(withDuration: 1) {
      screen.drag(on: 7)
      screen.view.simulateSafeArea(UIEdgeInsets(top: 0, left: 9, bottom: 9, right: 9))
      screen.view.peek = 30
      screen.window.layoutIfNeeded()
    }
    #expect(allViews(screen.scroller).allSatisfy { $0.animatedWriteCount == 0 })
  }
}
