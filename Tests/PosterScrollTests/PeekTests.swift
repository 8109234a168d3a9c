import PosterScroll
import Testing
import UIKit

@MainActor @Suite("Peeking neighbours") struct PeekTests {
  @Test(
    "No picture shows a bare edge at any offset", arguments: [0, 45] as [CGFloat],
    [0, 12] as [CGFloat])
  func overscan(peek: CGFloat, spacing: CGFloat) {
    let screen = PosterScreen(size: CGSize(width: 390, height: 844), displayScale: 3, count: 5) {
      $0.peek = peek
      $0.spacing = spacing
    }
    screen.view.scrollToPage(1, animated: false)
    screen.drag(by: 1)
    for _ in 0..<200 {
      screen.drag(on: 3.7)
      for page in screen.shownPages { expectCovered(page, on: screen) }
    }
  }

  @Test("A picture overhangs its page by half of the peek on either side")
  func overhang() throws {
    let screen = PosterScreen(size: CGSize(width: 390, height: 844), displayScale: 3) {
      $0.peek = 45
    }
    let page = try #require(screen.shownPage(of: 0))
    #expect(page.bounds.width == 300)
    #expect(page.contentView?.frame == CGRect(x: -22.5, y: 0, width: 345, height: 844))
  }

  @Test("Neighbours show on both sides, a spacing away")
  func frames() throws {
    let screen = PosterScreen(count: 5) {
      $0.peek = 40
      $0.spacing = 12
    }
    screen.flick(by: 100)
    #expect(screen.shownPosters == [0, 1, 2])
    let frames = try (0...2).map { try #require(screen.shownPage(of: $0).map(screen.frame(of:))) }
    #expect(frames.map(\.minX) == [-212, 40, 292])
    #expect(frames.allSatisfy { $0.width == 240 })
  }

  private func expectCovered(_ page: PosterView, on screen: PosterScreen) {
    guard let content = page.contentView else {
      Issue.record("a page without a picture")
      return
    }
    let visible = screen.frame(of: page).intersection(screen.view.bounds)
    let left = page.convert(visible.origin, from: screen.view).x
    let right = left + visible.width
    #expect(content.frame.minX <= left + 1e-9, "bare at \(screen.view.pageProgress)")
    #expect(content.frame.maxX >= right - 1e-9, "bare at \(screen.view.pageProgress)")
  }
}
