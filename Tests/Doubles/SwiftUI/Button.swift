internal import UIKit

/// Something to tap.
public struct Button<Label>: View where Label: View {
  /// It has no body.
  public typealias Body = Never

  private let action: @MainActor () -> Void
  private let label: Label

  /// A button with a label of any kind.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// A button with words on it.
  @_disfavoredOverload public init<S>(_ title: S, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(action: action) { Text(title) }
  }

  /// A button with words in the user's language on it.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
}

extension Button: PrimitiveView {
  func makeNode() -> ViewNode {
    ContainerNode<Button>(
      content: { $0.label }, configure: { view, container in container.onTap = view.action })
  }
}
