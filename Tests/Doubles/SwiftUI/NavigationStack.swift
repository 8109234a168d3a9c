internal import UIKit

/// A stack of screens. The double shows the last one.
public struct NavigationStack<Data, Root>: View where Root: View {
  /// It has no body.
  public typealias Body = Never

  fileprivate let root: Root
  fileprivate let last: AnyHashable?

  /// A stack of what a binding holds, in front of a root.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    last = path.wrappedValue.last.map { AnyHashable($0) }
  }
}

extension NavigationStack: PrimitiveView {
  func makeNode() -> ViewNode { NavigationNode<Data, Root>() }
}

extension View {
  /// Says which screen shows a value of a type.
  public nonisolated func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    Wrapper(self, DestinationModifier(destination: destination))
  }

  /// Sets the title of a screen. The double has no bars.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    Wrapper(self, Unmodelled())
  }
}

/// The screens that the views of a stack have named.
private final class Destinations: @unchecked Sendable {
  var makers: [(AnyHashable) -> AnyView?] = []
}

private struct DestinationsKey: EnvironmentKey {
  static let defaultValue: Destinations? = nil
}

private struct DestinationModifier<Value: Hashable, Screen: View>: WrapperModifier {
  let destination: (Value) -> Screen

  func adapt(_ environment: inout EnvironmentValues) {
    let destination = destination
    environment[DestinationsKey.self]?.makers.append { value in
      (value.base as? Value).map { AnyView(destination($0)) }
    }
  }
}

private final class NavigationNode<Data, Root: View>: TypedNode<NavigationStack<Data, Root>> {
  private var root: ViewNode?
  private var top: ViewNode?

  override var children: [ViewNode] { [root, top].compactMap { $0 } }

  override var platformViews: [UIView] { (top ?? root)?.platformViews ?? [] }

  override func update(to view: NavigationStack<Data, Root>, in scope: Scope) {
    let destinations = Destinations()
    var scope = scope
    scope.environment[DestinationsKey.self] = destinations
    root = reconcile(view.root, at: root, in: scope)
    let screen = view.last.flatMap { value in
      destinations.makers.lazy.compactMap { $0(value) }.first
    }
    guard let screen else {
      top?.unmount()
      top = nil
      return
    }
    top = reconcile(screen, at: top, in: scope)
  }
}
