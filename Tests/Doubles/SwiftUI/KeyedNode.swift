/// A place whose views are known by keys: a key keeps its place, wherever it moves.
@MainActor final class KeyedNode<Content: View>: TypedNode<Content> {
  private let parts: (Content) -> [(key: AnyHashable, view: any View)]
  private var nodes: [(key: AnyHashable, node: ViewNode)] = []

  init(parts: @escaping (Content) -> [(key: AnyHashable, view: any View)]) {
    self.parts = parts
  }

  override var children: [ViewNode] { nodes.map(\.node) }

  override func update(to view: Content, in scope: Scope) {
    var old: [AnyHashable: ViewNode] = [:]
    for (key, node) in nodes { old[key] = node }
    nodes = parts(view).map { key, view in
      (key, reconcile(view, at: old.removeValue(forKey: key), in: scope))
    }
    for node in old.values { node.unmount() }
  }
}
