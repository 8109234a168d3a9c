/// A view around one other view, for modifiers: it may change the other's scope, and hears of its
/// place's life.
struct Wrapper<Content: View, Modifier: WrapperModifier> {
  let content: Content
  let modifier: Modifier

  init(_ content: Content, _ modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension Wrapper: View, PrimitiveView {
  typealias Body = Never

  func makeNode() -> ViewNode { WrapperNode<Content, Modifier>() }
}

/// What a modifier does to the place that it modifies. Every member has an empty default.
protocol WrapperModifier {
  /// Where another key is another identity.
  var key: AnyHashable { get }

  @MainActor func adapt(_ environment: inout EnvironmentValues)

  @MainActor func didShow()

  @MainActor func didHide()

  /// A later view of the same place takes over from an earlier one.
  @MainActor func didReplace(_ old: Self)
}

extension WrapperModifier {
  var key: AnyHashable { true }

  func adapt(_ environment: inout EnvironmentValues) {}

  func didShow() {}

  func didHide() {}

  func didReplace(_ old: Self) {}
}

private final class WrapperNode<Content: View, Modifier: WrapperModifier>:
  TypedNode<Wrapper<Content, Modifier>>
{
  private var modifier: Modifier?
  private var child: ViewNode?
  private var isShown = false

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func update(to view: Wrapper<Content, Modifier>, in scope: Scope) {
    let old = modifier
    modifier = view.modifier
    var scope = scope
    view.modifier.adapt(&scope.environment)
    if old?.key != view.modifier.key {
      child?.unmount()
      child = nil
    }
    child = reconcile(view.content, at: child, in: scope)
    scope.graph.afterUpdate { [weak self] in
      if let old { view.modifier.didReplace(old) } else { self?.visibilityChanged(to: true) }
    }
  }

  override func visibilityChanged(to isVisible: Bool) {
    super.visibilityChanged(to: isVisible)
    guard isShown != isVisible else { return }
    isShown = isVisible
    if isVisible { modifier?.didShow() } else { modifier?.didHide() }
  }

  override func unmount() {
    super.unmount()
    guard isShown else { return }
    isShown = false
    modifier?.didHide()
  }
}
