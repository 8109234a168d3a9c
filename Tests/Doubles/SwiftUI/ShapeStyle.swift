/// What a shape or a text is filled with.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  /// White.
  public static var white: Color { .white }
}

/// A more or less prominent variant of what surrounds a view.
@frozen public struct HierarchicalShapeStyle: ShapeStyle {
  /// The most prominent one.
  public static let primary = HierarchicalShapeStyle()
  /// The second one.
  public static let secondary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The most prominent variant.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second one.
  public static var secondary: HierarchicalShapeStyle { .secondary }
}

extension View {
  /// Sets what the view's texts and shapes are filled with. The double does not draw.
  public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    Wrapper(self, Unmodelled())
  }
}
