internal import UIKit

/// A place in the interface that persists while the views that describe it come and go.
@MainActor class ViewNode {
  /// The type of the views of this place.
  let viewType: any View.Type

  init(_ viewType: any View.Type) {
    self.viewType = viewType
  }

  /// The places inside this one.
  var children: [ViewNode] { [] }

  /// What shows of this place, in drawing order.
  var platformViews: [UIView] { children.flatMap(\.platformViews) }

  /// Takes on a view of the place's type.
  func update(_ view: any View, in scope: Scope) {}

  /// Puts what shows into its containers.
  func arrange() {
    for child in children { child.arrange() }
  }

  /// The place is gone.
  func unmount() {
    for child in children { child.unmount() }
  }

  /// The window shows the place, or no longer does.
  func visibilityChanged(to isVisible: Bool) {
    for child in children { child.visibilityChanged(to: isVisible) }
  }
}

/// A place whose views' type is known.
@MainActor class TypedNode<Content: View>: ViewNode {
  init() {
    super.init(Content.self)
  }

  final override func update(_ view: any View, in scope: Scope) {
    if let view = view as? Content { update(to: view, in: scope) }
  }

  func update(to view: Content, in scope: Scope) {}
}

/// A view that SwiftUI draws itself.
@MainActor protocol PrimitiveView: View where Body == Never {
  func makeNode() -> ViewNode
}

/// Brings a place to a view: the same place where the view's type is the same, else a new one.
@MainActor func reconcile(_ view: any View, at old: ViewNode?, in scope: Scope) -> ViewNode {
  if let old, old.viewType == type(of: view) {
    old.update(view, in: scope)
    return old
  }
  old?.unmount()
  let node = makeNode(for: view)
  node.update(view, in: scope)
  return node
}

@MainActor private func makeNode(for view: some View) -> ViewNode {
  if let primitive = view as? any PrimitiveView { return primitive.makeNode() }
  if let representable = view as? any UIViewRepresentable {
    return makeRepresentableNode(for: representable)
  }
  return makeBodyNode(for: view)
}

@MainActor private func makeRepresentableNode<R: UIViewRepresentable>(for view: R) -> ViewNode {
  RepresentableNode<R>()
}

@MainActor private func makeBodyNode<V: View>(for view: V) -> ViewNode {
  BodyNode<V>()
}
