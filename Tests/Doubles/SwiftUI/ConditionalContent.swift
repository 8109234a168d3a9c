/// One of two views; changing over is another identity.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// It has no body.
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  func makeNode() -> ViewNode {
    KeyedNode<_ConditionalContent> {
      switch $0.storage {
      case .trueContent(let view): [(true, view)]
      case .falseContent(let view): [(false, view)]
      }
    }
  }
}
