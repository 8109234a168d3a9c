import Testing
import UIKit

@MainActor @Suite("The tree of views") struct UIViewHierarchyTests {
  @Test("A view has one parent; adding it elsewhere takes it away")
  func oneParent() {
    let (first, second, child) = (UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero))
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
    child.removeFromSuperview()
    #expect(child.superview == nil)
    #expect(second.subviews.isEmpty)
  }

  @Test("Children are ordered from back to front")
  func order() {
    let parent = UIView(frame: .zero)
    let (a, b, c) = (UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero))
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, at: 0)
    #expect(parent.subviews == [c, a, b])
    parent.bringSubviewToFront(c)
    #expect(parent.subviews == [a, b, c])
  }

  @Test("A whole branch hears that it came into a window and that it left")
  func windows() {
    let window = UIWindow(frame: .zero)
    let (branch, leaf) = (UIView(frame: .zero), WindowProbe(frame: .zero))
    branch.addSubview(leaf)
    #expect(leaf.moves == 0)
    window.addSubview(branch)
    #expect(leaf.window === window)
    #expect(leaf.moves == 1)
    branch.removeFromSuperview()
    #expect(leaf.window == nil)
    #expect(leaf.moves == 2)
  }

  @Test("Traits come down from the nearest ancestor that has some")
  func traits() {
    let window = UIWindow(frame: .zero)
    let view = UIView(frame: .zero)
    window.addSubview(view)
    window.simulateTraits(displayScale: 3, layoutDirection: .rightToLeft)
    #expect(view.traitCollection.displayScale == 3)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("The frontmost view at a point is hit; hidden, clear and deaf ones are not")
  func hitTesting() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 60))
    parent.addSubview(back)
    parent.addSubview(front)
    let both = CGPoint(x: 40, y: 40)
    #expect(parent.hitTest(both, with: nil) === front)
    front.isHidden = true
    #expect(parent.hitTest(both, with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(parent.hitTest(both, with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
  }

  @Test("A picture view takes no touches and passes an unhandled touch on to its parents")
  func imageView() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let picture = UIImageView(image: UIImage())
    picture.frame = parent.bounds
    parent.addSubview(picture)
    #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent)
    #expect(picture.next === parent)
  }
}

@MainActor final class WindowProbe: UIView {
  var moves = 0

  override func didMoveToWindow() {
    super.didMoveToWindow()
    moves += 1
  }
}
