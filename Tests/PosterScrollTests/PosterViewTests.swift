import PosterScroll
import Testing
import UIKit

@MainActor @Suite("A poster view") struct PosterViewTests {
  @Test("clips, is filled by its content, and replaces it")
  func content() {
    let page = PosterView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(page.clipsToBounds)
    let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
    page.setContent(first)
    page.layoutIfNeeded()
    #expect(first.frame == page.bounds)
    page.setContent(second)
    page.layoutIfNeeded()
    #expect(page.subviews == [second])
    #expect(first.superview == nil)
    page.setContent(nil)
    #expect(page.subviews.isEmpty && page.contentView == nil)
  }

  @Test("leaves old content alone that has gone elsewhere")
  func stolen() {
    let (page, other) = (PosterView(frame: .zero), UIView(frame: .zero))
    let content = UIView(frame: .zero)
    page.setContent(content)
    other.addSubview(content)
    page.setContent(nil)
    #expect(content.superview === other)
  }

  @Test("moves its content and puts it back")
  func move() {
    let page = PosterView(frame: CGRect(x: 10, y: 0, width: 100, height: 200))
    let content = UIView(frame: .zero)
    page.setContent(content)
    page.move(to: CGPoint(x: 40, y: -5))
    page.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 40, y: -5, width: 100, height: 200))
    page.move(to: CGPoint(x: CGFloat.nan, y: 3))
    page.move(to: CGPoint(x: 3, y: -CGFloat.infinity))
    #expect(content.frame == CGRect(x: 40, y: -5, width: 100, height: 200))
    page.resetPosition()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(page.frame.origin.x == 10)
  }

  @Test("grows, and its content with it")
  func resized() {
    let page = PosterView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let content = UIView(frame: .zero)
    page.setContent(content)
    page.simulateResize(to: CGSize(width: 300, height: 150))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
  }

  @Test("keeps its overlay in front, whichever came first")
  func overlay() {
    let page = PosterView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (content, overlay) = (UIView(frame: .zero), UIView(frame: .zero))
    page.overlayView = overlay
    page.setContent(content)
    page.move(to: CGPoint(x: 30, y: 0))
    page.layoutIfNeeded()
    #expect(page.subviews == [content, overlay])
    #expect(overlay.frame == page.bounds)
    page.overlayView = nil
    #expect(page.subviews == [content])
  }

  @Test("comes from a storyboard")
  func coder() throws {
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: NSNumber(value: 1), requiringSecureCoding: false)
    let page = try #require(PosterView(coder: NSKeyedUnarchiver(forReadingFrom: archive)))
    #expect(page.clipsToBounds)
  }

  @Test("that comes on screen in mid-drag places content that arrives late at once")
  func lateContent() throws {
    let screen = PosterScreen()
    screen.drag(by: 80)
    let page = try #require(screen.shownPage(of: 1))
    let late = UIView(frame: CGRect(x: 7, y: 7, width: 3, height: 3))
    page.setContent(late)
    #expect(late.frame == CGRect(x: -120, y: 0, width: 320, height: 480))
    #expect(page.subviews == [late])
  }

  @Test("moves its overlay by a depth of its own")
  func captionDepth() throws {
    let screen = PosterScreen { $0.captionDepth = 0.25 }
    screen.drag(by: 80)
    let page = try #require(screen.shownPage(of: 1))
    let overlay = UIView(frame: .zero)
    page.overlayView = overlay
    // Depth 0.25: a quarter of the page's 240 points; the picture's is a half.
    #expect(overlay.frame.minX == -60)
    #expect(page.contentView?.frame.minX == -120)
    screen.view.captionDepth = 0
    #expect(overlay.frame.minX == 0)
  }
}
