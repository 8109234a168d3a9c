/// What is in the bars of a screen.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// What it consists of.
  associatedtype Body: ToolbarContent

  /// What it consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Turns statements into what is in bars.
@resultBuilder public struct ToolbarContentBuilder {
  /// One statement.
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: ToolbarContent {
    content
  }
}

/// Where something is in the bars.
public struct ToolbarItemPlacement: Sendable {
  /// Wherever the system puts it.
  public static let automatic = ToolbarItemPlacement()
  /// Where the most important action is.
  public static let primaryAction = ToolbarItemPlacement()
}

/// One view in a bar.
public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// Never called: SwiftUI shows the item itself.
  public var body: Never { preconditionFailure("a toolbar item has no body") }
}

extension ToolbarItem where ID == () {
  /// A view in a bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    _ = content()
  }
}

extension View {
  /// Fills the bars. The double has none.
  public nonisolated func toolbar<Content>(@ToolbarContentBuilder content: () -> Content)
    -> some View where Content: ToolbarContent
  {
    _ = content()
    return Wrapper(self, Unmodelled())
  }
}
