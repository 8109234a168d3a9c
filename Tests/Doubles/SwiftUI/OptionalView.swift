extension Optional: View where Wrapped: View {
  /// It has no body.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func makeNode() -> ViewNode {
    KeyedNode<Wrapped?> { view in view.map { [(true, $0)] } ?? [] }
  }
}
