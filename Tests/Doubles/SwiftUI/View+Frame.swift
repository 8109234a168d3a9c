extension View {
  /// Gives the view a size, in the middle of what it would have had.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    Framed(content: self, width: width, height: height)
  }

  /// Limits the view's size. In the double a view fills what it is given anyway.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    Wrapper(self, FlexibleFrame())
  }
}

private struct FlexibleFrame: WrapperModifier {}

private struct Framed<Content: View> {
  let content: Content
  let width: CGFloat?
  let height: CGFloat?
}

extension Framed: View, PrimitiveView {
  typealias Body = Never

  func makeNode() -> ViewNode {
    ContainerNode<Framed>(
      content: { $0.content },
      configure: { $1.arrangement = .sized(width: $0.width, height: $0.height) })
  }
}
