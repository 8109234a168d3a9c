/// Nothing.
public struct EmptyView: View {
  /// It has no body.
  public typealias Body = Never

  /// Nothing.
  public nonisolated init() {}
}

extension EmptyView: PrimitiveView {
  func makeNode() -> ViewNode { TypedNode<EmptyView>() }
}
