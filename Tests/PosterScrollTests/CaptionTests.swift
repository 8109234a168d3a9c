import PosterScroll
import Testing
import UIKit

@MainActor @Suite("Captions") struct CaptionTests {
  private func screen(
    size: CGSize = CGSize(width: 320, height: 480), configure: (PosterScrollView) -> Void = { _ in }
  ) -> PosterScreen {
    PosterScreen(size: size, count: 0) {
      $0.posters = [
        Poster(id: "a", image: nil, title: "Dune", subtitle: "A film of sand"),
        Poster(id: "b", image: nil, title: "Alien"),
        Poster(id: "c", image: nil),
      ]
      configure($0)
    }
  }

  private func labels(_ screen: PosterScreen) -> [UILabel] {
    let overlay = screen.shownPages.first?.overlayView
    return (overlay?.subviews ?? []).compactMap { $0 as? UILabel }
  }

  private func barView(_ screen: PosterScreen) -> UIView? {
    screen.shownPages.first?.overlayView?.subviews.first
  }

  @Test("show title and subtitle at the bottom of the page, on a bar as wide as it")
  func lines() throws {
    let screen = screen()
    #expect(labels(screen).map(\.text) == ["Dune", "A film of sand"])
    // 17 and 15 points of text, 1.2 times as high, 4 apart, 16 from the edges.
    let (title, subtitle) = (labels(screen)[0].frame, labels(screen)[1].frame)
    #expect(abs(subtitle.maxY - 464) < 1e-9 && abs(subtitle.height - 18) < 1e-9)
    #expect(abs(title.maxY - 442) < 1e-9 && abs(title.height - 20.4) < 1e-9)
    #expect(title.minX == 16 && title.width == 288)
    let bar = try #require(barView(screen))
    #expect(bar.frame.minX == 0 && bar.frame.width == 320 && bar.frame.maxY == 480)
    #expect(abs(bar.frame.minY - 405.6) < 1e-9)
    #expect(bar.backgroundColor == .black.withAlphaComponent(0.55))
    #expect(labels(screen).allSatisfy { $0.textColor == .white && $0.numberOfLines == 0 })
  }

  @Test("are those of the page that comes on, or none")
  func recycled() {
    let screen = screen()
    for _ in 0..<2 {
      screen.flick()
      #expect(labels(screen).map(\.text) == ["Alien", nil])
      screen.flick()
      #expect(screen.shownPages.first?.overlayView == nil)
      screen.view.scrollToPage(0, animated: false)
      #expect(labels(screen).map(\.text) == ["Dune", "A film of sand"])
    }
  }

  @Test("lag by their own depth, not the picture's")
  func depth() {
    let screen = screen { $0.captionDepth = 0.25 }
    screen.drag(by: 80)
    #expect(screen.shownPages.first?.overlayView?.frame.minX == 20)
    #expect(screen.shownPages.first?.contentView?.frame.minX == 40)
  }

  @Test("make room for what covers the view's edges; pictures do not")
  func safeArea() throws {
    let screen = screen { $0.peek = 20 }
    screen.view.simulateSafeArea(UIEdgeInsets(top: 40, left: 50, bottom: 34, right: 0))
    // The page begins at 20, so that 30 of its left edge are covered.
    let subtitle = labels(screen)[1].frame
    #expect(abs(subtitle.maxY - 430) < 1e-9)
    #expect(subtitle.minX == 46 && subtitle.width == 280 - 46 - 16)
    #expect(barView(screen)?.frame.maxY == 480)
    #expect(screen.shownPages.first?.contentView?.bounds.height == 480)
    screen.flick()
    let overlay = try #require(screen.shownPages[1].overlayView)
    #expect(abs(overlay.subviews[1].frame.maxY - 430) < 1e-9)
  }

  @Test("in a vertical view make room, too")
  func vertical() {
    let screen = screen {
      $0.axis = .vertical
      $0.peek = 20
    }
    screen.view.simulateSafeArea(UIEdgeInsets(top: 40, left: 0, bottom: 34, right: 0))
    // The page ends 20 above the view's bottom: 14 of it are covered.
    #expect(abs(labels(screen)[1].frame.maxY - (440 - 14 - 16)) < 1e-9)
  }

  @Test("follow the size of text that the user prefers, while they show")
  func dynamicType() {
    defer { UIContentSizeCategory.simulate(.large) }
    let screen = screen()
    UIContentSizeCategory.simulate(.accessibilityExtraExtraExtraLarge)
    screen.window.layoutIfNeeded()
    // Three times as high; the subtitle takes 14 · 22.5 = 315 points of 288: two lines.
    #expect(abs(labels(screen)[0].frame.height - 61.2) < 1e-9)
    #expect(abs(labels(screen)[1].frame.height - 108) < 1e-9)
    #expect(abs(labels(screen)[1].frame.maxY - 464) < 1e-9)
  }

  @Test("that are taller than their page keep their beginning")
  func tooTall() {
    let screen = screen(size: CGSize(width: 320, height: 60))
    #expect(labels(screen)[0].frame.minY == 16)
    #expect(labels(screen)[1].frame.maxY <= 44 + 1e-9)
    screen.view.simulateResize(to: CGSize(width: 20, height: 20))
    #expect(screen.view.currentPage == 0)
  }

  @Test("take no touches, so that a tap on one selects the page")
  func tap() {
    let screen = screen()
    screen.scroller.beginDrag(at: CGPoint(x: 100, y: 460))
    screen.scroller.endDrag()
    #expect(screen.recorder.selections == [0])
  }

  @Test("stand before black under Increase Contrast, also when that changes while they show")
  func contrast() {
    let screen = screen()
    UIAccessibility.simulateIncreaseContrast(true)
    defer { UIAccessibility.simulateIncreaseContrast(false) }
    #expect(barView(screen)?.backgroundColor == .black)
  }

  @Test("are read once, as a part of what the poster is called")
  func readOnce() {
    #expect(screen().readings == ["Dune, A film of sand, 1 of 3"])
  }

  @Test("can be switched off and on, and make way for an overlay of the app's")
  func switched() {
    let screen = screen()
    screen.view.showsCaptions = false
    #expect(screen.shownPages.first?.overlayView == nil)
    screen.view.showsCaptions = true
    #expect(labels(screen).count == 2)
    let overlay = UIView(frame: .zero)
    screen.shownPages.first?.overlayView = overlay
    screen.view.posters[0].title = "Dune II"
    #expect(screen.shownPages.first?.overlayView === overlay)
    #expect(overlay.frame.size == CGSize(width: 320, height: 480))
  }
}
