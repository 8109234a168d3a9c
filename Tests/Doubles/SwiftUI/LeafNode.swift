internal import UIKit

/// A place that a platform view shows.
@MainActor final class LeafNode<Content: View, Leaf: UIView>: TypedNode<Content> {
  private let leaf: Leaf
  private let configure: (Leaf, Content) -> Void

  init(_ leaf: Leaf, configure: @escaping (Leaf, Content) -> Void) {
    self.leaf = leaf
    self.configure = configure
  }

  override var platformViews: [UIView] { [leaf] }

  override func update(to view: Content, in scope: Scope) {
    configure(leaf, view)
  }
}
