/// A choice of several values.
public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
  private let label: Label

  /// In the double, what it is called.
  public var body: some View { label }
}

extension Picker where Label == Text {
  /// A choice of views that are tagged with values. The double's cannot be changed.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    _ = content()
    label = Text(titleKey)
  }
}

extension View {
  /// Says which value the view stands for.
  public nonisolated func tag<V>(_ tag: V) -> some View where V: Hashable {
    Wrapper(self, Unmodelled())
  }
}
