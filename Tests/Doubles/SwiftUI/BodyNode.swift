/// A place of an app's own view, which keeps the view's state.
@MainActor final class BodyNode<Content: View>: TypedNode<Content>, Invalidating {
  private var view: Content?
  private var scope: Scope?
  private var child: ViewNode?
  private var cells: [String: AnyObject] = [:]
  private var isMounted = true

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func update(to view: Content, in scope: Scope) {
    self.view = view
    self.scope = scope
    render()
  }

  /// Evaluates the body again.
  func render() {
    guard isMounted, let view, let scope else { return }
    scope.graph.rendered(self)
    link(view, under: "", in: scope)
    child = reconcile(view.body, at: child, in: scope)
  }

  func invalidate(with transaction: Transaction) {
    scope?.graph.invalidate(self, with: transaction)
  }

  override func unmount() {
    isMounted = false
    super.unmount()
  }

  /// Connects a view's dynamic properties, also those inside its own ones, to what persists.
  private func link(_ value: Any, under path: String, in scope: Scope) {
    for (number, property) in Mirror(reflecting: value).children.enumerated() {
      let path = "\(path)/\(number)"
      if let stored = property.value as? any StoredProperty {
        cells[path] = stored.link(to: cells[path], of: self)
      } else if let reader = property.value as? any EnvironmentReading {
        reader.link(to: scope.environment)
      } else if property.value is any DynamicProperty {
        link(property.value, under: path, in: scope)
      }
    }
  }
}
