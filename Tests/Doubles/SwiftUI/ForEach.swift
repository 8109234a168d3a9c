/// A view for each element of a collection, known by the element's id.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data

  /// The view of an element.
  public var content: (Data.Element) -> Content

  let id: KeyPath<Data.Element, ID>
}

extension ForEach: View where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// A view for each element, known by a property of it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  /// A view for each identifiable element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach: PrimitiveView where Content: View {
  func makeNode() -> ViewNode {
    KeyedNode<ForEach> { view in
      view.data.map { (AnyHashable($0[keyPath: view.id]), view.content($0)) }
    }
  }
}
