/// Rows with a header.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// In the double, a column.
  public var body: some View {
    VStack {
      header
      content
    }
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Rows below words.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    header = Text(titleKey)
    self.content = content()
  }
}
