public import SwiftUI

/// Full-size pages, one for each element of a collection, that snap from page to page, while what
/// each page shows travels inside it at half the speed.
///
/// ```swift
/// PosterPager(films, selection: $filmID) { film in
///   Image(film.picture).resizable().scaledToFill()
/// }
/// .posterEffect(.parallax(depth: 0.5))
/// ```
///
/// A pager takes the space that it is offered. It is a `PosterScrollView` inside, scrolls natively,
/// and keeps the content of the pages that show and of the last two that left the screen, however long
/// the collection is.
///
/// **Selection.** The binding holds the id of the page nearest to the middle. The pager writes it
/// once whenever that page changes under a finger or by itself, and never while it follows a value
/// that the app has set. A value set in `withAnimation` is scrolled to; any other is shown at once.
/// An id that is not in the collection moves nothing; it is shown as soon as the collection has it,
/// unless the user has turned the page before. Where the selected element is removed, the one that
/// takes its place is selected. Without elements the selection stays as it is.
///
/// **Identity.** An element is known by its id. While the id stays in the collection and near the
/// screen, its content keeps its state, wherever the element moves and whatever else changes; the
/// state of an element more than two pages away may be let go. Of two elements with the same id the
/// first is shown; see ``onPosterError(_:)``.
///
/// **Content.** It is hosted as the content of a list's cell is: what needs a view controller of its
/// own does not work in it, and preferences that it sets stay in it. An update of the app's makes the
/// content of the pages that show anew, and compares the ids of all elements.
///
/// The environment reaches the content. Pages follow each other from right to left in a
/// right-to-left layout direction, and cross-fade where the user wants less motion.
public struct PosterPager<Data, ID, Content>: View
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let selection: Binding<ID?>?
  let axis: SwiftUI.Axis
  let content: (Data.Element) -> Content
  var title: ((Data.Element) -> String)?
  var onSettle: ((ID) -> Void)?
  var onError: ((PosterError) -> Void)?

  /// A pager of elements that a property tells apart, which may have no selection yet.
  ///
  /// - Parameters:
  ///   - data: the elements, in order; may be empty.
  ///   - id: what tells the elements apart.
  ///   - selection: the id of the current element. Where it is nil at first, the first page shows,
  ///     and the binding is written with the first change.
  ///   - axis: the axis along which pages follow each other.
  ///   - content: what the page of an element shows. It fills the page, and is somewhat longer where
  ///     neighbours peek in and the effect moves it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID?>,
    axis: SwiftUI.Axis = .horizontal, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: id, optionalSelection: selection, axis: axis, content: content)
  }

  /// A pager of elements that a property tells apart.
  ///
  /// - Parameters:
  ///   - data: the elements, in order; may be empty.
  ///   - id: what tells the elements apart.
  ///   - selection: the id of the current element.
  ///   - axis: the axis along which pages follow each other.
  ///   - content: what the page of an element shows.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID>,
    axis: SwiftUI.Axis = .horizontal, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, id: id, optionalSelection: Binding<ID?>(selection), axis: axis, content: content)
  }

  /// A pager of elements that a property tells apart, which keeps its page to itself.
  ///
  /// - Parameters:
  ///   - data: the elements, in order; may be empty.
  ///   - id: what tells the elements apart.
  ///   - axis: the axis along which pages follow each other.
  ///   - content: what the page of an element shows.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, axis: SwiftUI.Axis = .horizontal,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: id, optionalSelection: nil, axis: axis, content: content)
  }

  init(
    _ data: Data, id: KeyPath<Data.Element, ID>, optionalSelection: Binding<ID?>?,
    axis: SwiftUI.Axis, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.selection = optionalSelection
    self.axis = axis
    self.content = content
  }

  /// The native view.
  public var body: some View {
    PagerRepresentable(pager: self)
  }
}
