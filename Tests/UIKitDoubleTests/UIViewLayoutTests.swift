import Testing
import UIKit

@MainActor @Suite("Layout passes") struct UIViewLayoutTests {
  @Test("A pass runs once for many requests, and only when asked for")
  func coalesces() {
    let view = LayoutProbe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.passes = 0
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.passes == 0)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.passes == 1)
  }

  @Test("A new size asks for a pass; a new place does not")
  func sizeOnly() {
    let view = LayoutProbe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.passes = 0
    view.center = CGPoint(x: 50, y: 50)
    view.layoutIfNeeded()
    #expect(view.passes == 0)
    view.bounds.size.width = 20
    view.layoutIfNeeded()
    #expect(view.passes == 1)
  }

  @Test("A child's request lays out a waiting parent first")
  func parentFirst() {
    let parent = LayoutProbe(frame: .zero)
    let child = LayoutProbe(frame: .zero)
    parent.addSubview(child)
    var order: [String] = []
    parent.onLayout = { order.append("parent") }
    child.onLayout = { order.append("child") }
    child.layoutIfNeeded()
    #expect(order == ["parent", "child"])
  }

  @Test("A view that asks for a pass in every pass does not hang")
  func endless() {
    let view = LayoutProbe(frame: .zero)
    view.onLayout = { [weak view] in view?.setNeedsLayout() }
    view.layoutIfNeeded()
    #expect(view.passes > 1)
  }

  @Test("A simulated resize keeps the top left corner and lays out")
  func resize() {
    let view = LayoutProbe(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    view.layoutIfNeeded()
    view.passes = 0
    view.simulateResize(to: CGSize(width: 40, height: 20))
    #expect(view.frame == CGRect(x: 5, y: 6, width: 40, height: 20))
    #expect(view.passes == 1)
  }
}

@MainActor final class LayoutProbe: UIView {
  var passes = 0
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    onLayout?()
  }
}
