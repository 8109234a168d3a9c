/// A row of a form, with a label.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// In the double, a row.
  public var body: some View {
    HStack {
      label
      content
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A view beside words.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
    self.content = content()
  }
}
