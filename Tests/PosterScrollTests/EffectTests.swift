import PosterEngine
import PosterScroll
import Testing
import UIKit

@MainActor @Suite("Effects on native views") struct EffectTests {
  private func screen(_ effect: PosterEffect) -> PosterScreen {
    let screen = PosterScreen { $0.effect = effect }
    screen.drag(by: 80)
    return screen
  }

  /// The posters from back to front.
  private func order(_ screen: PosterScreen) -> [Int] {
    screen.pageViews.compactMap(screen.poster(of:))
  }

  @Test("Slide: pages pass with their pictures, nothing moves inside")
  func slide() {
    let screen = screen(.slide)
    #expect(screen.displacement(of: 0)?.x == 0 && screen.displacement(of: 1)?.x == 0)
    #expect(screen.shownPage(of: 1).map(screen.frame(of:))?.minX == 240)
  }

  @Test("Reveal: the pictures stand still in the window")
  func reveal() throws {
    let screen = screen(.reveal)
    for poster in 0...1 {
      let page = try #require(screen.shownPage(of: poster))
      let content = try #require(page.contentView)
      #expect(page.convert(content.center, to: screen.window) == CGPoint(x: 160, y: 240))
    }
  }

  @Test("Cover: the outgoing page stands still beneath")
  func cover() {
    let screen = screen(.cover)
    #expect(screen.shownPage(of: 0).map(screen.frame(of:))?.minX == 0)
    #expect(screen.shownPage(of: 1).map(screen.frame(of:))?.minX == 240)
    #expect(order(screen) == [0, 1])
  }

  @Test("Fade: both stand still, the incoming one a quarter there")
  func fade() {
    let screen = screen(.fade)
    #expect(screen.shownPage(of: 0).map(screen.frame(of:))?.minX == 0)
    #expect(screen.shownPage(of: 1).map(screen.frame(of:))?.minX == 0)
    #expect(screen.shownPage(of: 0)?.alpha == 1 && screen.shownPage(of: 1)?.alpha == 0.25)
    #expect(order(screen) == [0, 1])
  }

  @Test("Zoom: a page shrinks about its middle, its picture dims")
  func zoom() throws {
    let screen = screen(.zoom)
    let page = try #require(screen.shownPage(of: 0))
    // 1 − 0.15 · 0.25 and 1 − 0.5 · 0.25
    #expect(page.transform == CGAffineTransform(scaleX: 0.9625, y: 0.9625))
    #expect(page.contentView?.alpha == 0.875)
    #expect(page.bounds.size == CGSize(width: 320, height: 480))
    #expect(abs(screen.frame(of: page).midX - 80) < 1e-9)
  }

  @Test("Stack: the next page appears beneath the one that slides off")
  func stack() throws {
    let screen = screen(.stack)
    let below = try #require(screen.shownPage(of: 1))
    // p = 0.75: 1 − 0.25 · 0.75 and 1 − 0.75
    #expect(below.transform == CGAffineTransform(scaleX: 0.8125, y: 0.8125))
    #expect(below.alpha == 0.25)
    #expect(abs(screen.frame(of: below).midX - 160) < 1e-9)
    #expect(order(screen) == [1, 0])
    screen.drag(on: 300)
    #expect(order(screen) == [2, 1])
  }

  @Test("A page that another effect placed is whole again under slide")
  func back() throws {
    let screen = screen(.stack)
    screen.view.effect = .zoom
    screen.view.effect = .slide
    for poster in 0...1 {
      let page = try #require(screen.shownPage(of: poster))
      #expect(page.alpha == 1 && page.transform == .identity)
      #expect(page.contentView?.alpha == 1 && page.contentView?.transform == .identity)
    }
  }
}
