/// Views side by side. The double gives each the same width.
public struct HStack<Content>: View where Content: View {
  /// It has no body.
  public typealias Body = Never

  let content: Content

  /// Views side by side.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  func makeNode() -> ViewNode {
    ContainerNode<HStack>(content: { $0.content }, configure: { $1.arrangement = .row })
  }
}

/// Views one below the other. The double gives each the same height.
public struct VStack<Content>: View where Content: View {
  /// It has no body.
  public typealias Body = Never

  let content: Content

  /// Views one below the other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  func makeNode() -> ViewNode {
    ContainerNode<VStack>(content: { $0.content }, configure: { $1.arrangement = .column })
  }
}

/// Views one in front of the other. In the double each fills the stack.
public struct ZStack<Content>: View where Content: View {
  /// It has no body.
  public typealias Body = Never

  let content: Content

  /// Views one in front of the other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  func makeNode() -> ViewNode {
    ContainerNode<ZStack>(content: { $0.content }, configure: { $1.arrangement = .layers })
  }
}
