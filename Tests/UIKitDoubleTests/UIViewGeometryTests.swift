import Testing
import UIKit

@MainActor @Suite("A view's geometry") struct UIViewGeometryTests {
  @Test("A frame sets the centre and the size of the bounds")
  func frameToCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("A centre moves the frame and leaves the bounds")
  func centerToFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.center = CGPoint(x: 80, y: 30)
    #expect(view.frame == CGRect(x: 30, y: 5, width: 100, height: 50))
    #expect(view.bounds.origin == .zero)
  }

  @Test("A scale shrinks the frame about the centre and leaves the bounds")
  func scaledFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 25, y: 12.5, width: 50, height: 25))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test("The bounds' origin moves what is inside, not the view")
  func boundsOrigin() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let parent = UIView(frame: root.bounds)
    let child = UIView(frame: CGRect(x: 30, y: 0, width: 10, height: 10))
    root.addSubview(parent)
    parent.addSubview(child)
    parent.bounds.origin.x = 20
    #expect(parent.frame.origin == .zero)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 0))
  }

  @Test("A point goes through scaled and scrolled views and comes back")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let middle = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let leaf = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    root.addSubview(middle)
    middle.addSubview(leaf)
    middle.bounds.origin = CGPoint(x: 5, y: 0)
    middle.transform = CGAffineTransform(scaleX: 2, y: 2)
    // leaf (1, 1) → middle (11, 21) → from its centre (55, 50): (−44, −29) × 2 → + (100, 100)
    let point = leaf.convert(CGPoint(x: 1, y: 1), to: root)
    #expect(point == CGPoint(x: 12, y: 42))
    #expect(leaf.convert(point, from: root) == CGPoint(x: 1, y: 1))
  }

  @Test("Every write of a property counts, also of the same value")
  func writes() {
    let view = UIView(frame: .zero)
    view.center = CGPoint(x: 1, y: 1)
    view.center = CGPoint(x: 1, y: 1)
    view.alpha = 0.5
    #expect(view.propertyWriteCount == 3)
  }

  @Test("Writes in an animation count as animated, unless it is told not to")
  func animatedWrites() {
    let view = UIView(frame: .zero)
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0.5
      UIView.performWithoutAnimation { view.alpha = 0.2 }
    }
    view.alpha = 1
    #expect(view.animatedWriteCount == 1)
    #expect(view.propertyWriteCount == 3)
  }

  @Test("A view comes from a storyboard")
  func coder() throws {
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: NSNumber(value: 1), requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: archive)
    let scrollView = try #require(UIScrollView(coder: coder))
    #expect(scrollView.panGestureRecognizer.view === scrollView)
    #expect(UIImageView(coder: coder)?.isUserInteractionEnabled == false)
  }
}
