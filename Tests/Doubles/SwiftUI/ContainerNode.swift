internal import UIKit

/// A place with a view of its own around the views of its content.
@MainActor final class ContainerNode<Content: View>: TypedNode<Content> {
  private let content: (Content) -> any View
  private let configure: (Content, ContainerView) -> Void
  private let container = ContainerView(frame: .zero)
  private var child: ViewNode?

  init(
    content: @escaping (Content) -> any View,
    configure: @escaping (Content, ContainerView) -> Void
  ) {
    self.content = content
    self.configure = configure
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override var platformViews: [UIView] { [container] }

  override func update(to view: Content, in scope: Scope) {
    configure(view, container)
    container.isMirrored = scope.environment.layoutDirection == .rightToLeft
    child = reconcile(content(view), at: child, in: scope)
  }

  override func arrange() {
    super.arrange()
    container.show(child?.platformViews ?? [])
  }
}

/// Lays its subviews out: one above the other, or side by side in equal parts.
@MainActor final class ContainerView: UIView {
  /// How the subviews share the container.
  enum Arrangement: Equatable {
    case layers
    case row
    case column
    case sized(width: CGFloat?, height: CGFloat?)
  }

  var arrangement = Arrangement.layers { didSet { setNeedsLayout() } }
  var isMirrored = false { didSet { setNeedsLayout() } }

  var onTap: (() -> Void)?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let onTap else { return super.touchesEnded(touches, with: event) }
    onTap()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (number, view) in subviews.enumerated() { view.frame = frame(number) }
  }

  private func frame(_ number: Int) -> CGRect {
    let count = CGFloat(subviews.count)
    let (width, height) = (bounds.width / count, bounds.height / count)
    switch arrangement {
    case .layers:
      return bounds
    case .row:
      let column = CGFloat(isMirrored ? subviews.count - 1 - number : number)
      return CGRect(x: column * width, y: 0, width: width, height: bounds.height)
    case .column:
      return CGRect(x: 0, y: CGFloat(number) * height, width: bounds.width, height: height)
    case .sized(let width, let height):
      let size = CGSize(width: width ?? bounds.width, height: height ?? bounds.height)
      return CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
  }
}

extension UIView {
  /// Has these subviews, in this order; touches nothing that is so already.
  func show(_ views: [UIView]) {
    for view in subviews where !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for (number, view) in views.enumerated()
    where !subviews.indices.contains(number) || subviews[number] !== view {
      insertSubview(view, at: number)
    }
  }
}
