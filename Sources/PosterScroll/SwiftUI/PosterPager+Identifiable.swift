public import SwiftUI

extension PosterPager where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A pager of identifiable elements, which may have no selection yet.
  ///
  /// - Parameters:
  ///   - data: the elements, in order; may be empty.
  ///   - selection: the id of the current element. Where it is nil at first, the first page shows,
  ///     and the binding is written with the first change.
  ///   - axis: the axis along which pages follow each other.
  ///   - content: what the page of an element shows.
  public init(
    _ data: Data, selection: Binding<ID?>, axis: SwiftUI.Axis = .horizontal,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, optionalSelection: selection, axis: axis, content: content)
  }

  /// A pager of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: the elements, in order; may be empty.
  ///   - selection: the id of the current element.
  ///   - axis: the axis along which pages follow each other.
  ///   - content: what the page of an element shows.
  public init(
    _ data: Data, selection: Binding<ID>, axis: SwiftUI.Axis = .horizontal,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, id: \.id, optionalSelection: Binding<ID?>(selection), axis: axis, content: content)
  }

  /// A pager of identifiable elements, which keeps its page to itself.
  ///
  /// - Parameters:
  ///   - data: the elements, in order; may be empty.
  ///   - axis: the axis along which pages follow each other.
  ///   - content: what the page of an element shows.
  public init(
    _ data: Data, axis: SwiftUI.Axis = .horizontal,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, optionalSelection: nil, axis: axis, content: content)
  }
}
