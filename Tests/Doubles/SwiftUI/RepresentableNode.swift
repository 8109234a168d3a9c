internal import UIKit

/// A place of a representable, with its `UIView` and its coordinator.
@MainActor
final class RepresentableNode<Representable: UIViewRepresentable>:
  TypedNode<Representable>
{
  private var made: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?

  override var platformViews: [UIView] { made.map { [$0.view] } ?? [] }

  override func update(to view: Representable, in scope: Scope) {
    let coordinator = made?.coordinator ?? view.makeCoordinator()
    let context = UIViewRepresentableContext<Representable>(
      coordinator: coordinator, transaction: scope.graph.transaction,
      environment: scope.environment)
    let uiView = made?.view ?? view.makeUIView(context: context)
    made = (uiView, coordinator)
    view.updateUIView(uiView, context: context)
  }

  override func unmount() {
    guard let (view, coordinator) = made else { return }
    view.removeFromSuperview()
    Representable.dismantleUIView(view, coordinator: coordinator)
    made = nil
  }
}
