extension View {
  /// Shows a screen in front of the view while a value is true. In the double it fills the view.
  public nonisolated func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    Presenter(content: self, isPresented: isPresented, sheet: content)
  }

  /// Sets the heights of a sheet. The double's has one.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    Wrapper(self, Unmodelled())
  }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The screen.
  public static let large = PresentationDetent(name: "large")
}

private struct Presenter<Content: View, Sheet: View> {
  let content: Content
  let isPresented: Binding<Bool>
  let sheet: () -> Sheet
}

extension Presenter: View {
  var body: some View {
    ZStack {
      content
      if isPresented.wrappedValue { sheet() }
    }
  }
}
