/// Several views.
public struct TupleView<T> {
  /// The views.
  public var value: T

  let children: [any View]

  init(_ value: T, children: [any View]) {
    self.value = value
    self.children = children
  }
}

extension TupleView: View {
  /// It has no body.
  public typealias Body = Never
}

extension TupleView: PrimitiveView {
  func makeNode() -> ViewNode { ListNode<TupleView> { $0.children } }
}

/// A place whose view consists of a number of views that its type fixes.
@MainActor final class ListNode<Content: View>: TypedNode<Content> {
  private let parts: (Content) -> [any View]
  private var nodes: [ViewNode] = []

  init(parts: @escaping (Content) -> [any View]) {
    self.parts = parts
  }

  override var children: [ViewNode] { nodes }

  override func update(to view: Content, in scope: Scope) {
    let views = parts(view)
    for node in nodes.dropFirst(views.count) { node.unmount() }
    nodes = views.enumerated().map { number, view in
      reconcile(view, at: nodes.indices.contains(number) ? nodes[number] : nil, in: scope)
    }
  }
}
