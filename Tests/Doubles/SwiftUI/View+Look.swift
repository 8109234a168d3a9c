public import Foundation

// What the double does not lay out or draw: where views are in what they fill, and how they look.
extension View {
  /// Displaces the view.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    Wrapper(self, Unmodelled())
  }

  /// Leaves room around the view.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    Wrapper(self, Unmodelled())
  }

  /// Cuts off what stands out.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    Wrapper(self, Unmodelled())
  }

  /// Says what the view is, for those who do not see it.
  public nonisolated func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
    Wrapper(self, Unmodelled())
  }
}
