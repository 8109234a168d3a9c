/// A view of a type that is not known outside; another type is another identity.
@frozen public struct AnyView: View {
  /// It has no body.
  public typealias Body = Never

  let content: any View

  /// Hides a view's type.
  public init<V>(_ view: V) where V: View {
    content = view
  }
}

extension AnyView: PrimitiveView {
  func makeNode() -> ViewNode { ListNode<AnyView> { [$0.content] } }
}
