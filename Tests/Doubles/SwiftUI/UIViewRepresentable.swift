public import UIKit

/// A view that a `UIView` shows.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
  /// The class of the `UIView`.
  associatedtype UIViewType: UIView

  /// What hears the `UIView` and outlives the views of a place.
  associatedtype Coordinator = Void

  /// What the members are called with.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the `UIView`, once for a place.
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType

  /// Brings the `UIView` to what this view says; also once after it is made.
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)

  /// The place is gone.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator)

  /// Makes the coordinator, once for a place, before the `UIView`.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

/// What a representable's members are called with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
  /// The place's coordinator.
  public let coordinator: Representable.Coordinator

  /// What the update is done with.
  public private(set) var transaction: Transaction

  /// The surroundings.
  public private(set) var environment: EnvironmentValues

  init(
    coordinator: Representable.Coordinator, transaction: Transaction,
    environment: EnvironmentValues
  ) {
    self.coordinator = coordinator
    self.transaction = transaction
    self.environment = environment
  }
}
