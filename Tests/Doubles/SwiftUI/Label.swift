/// Words with an icon.
public struct Label<Title, Icon>: View where Title: View, Icon: View {
  private let title: Title
  private let icon: Icon

  /// Words before an icon.
  public var body: some View {
    HStack {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Words with a symbol of the system's.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(name)
  }
}
