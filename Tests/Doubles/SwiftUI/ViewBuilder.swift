/// Turns statements into views.
@resultBuilder public struct ViewBuilder {
  /// A statement.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// No statement.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Several statements.
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    var children: [any View] = []
    repeat children.append(each content)
    return TupleView((repeat each content), children: children)
  }

  /// An `if` without an `else`.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }

  /// The first branch.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .falseContent(second))
  }
}
