/// Settings, one below the other.
public struct Form<Content>: View where Content: View {
  private let content: Content

  /// Settings.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// In the double, a column.
  public var body: some View { VStack { content } }
}
