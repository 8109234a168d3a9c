internal import UIKit

/// A value within bounds.
public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
  /// It has no body.
  public typealias Body = Never
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider. The double's does not slide.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
}

extension Slider: PrimitiveView {
  func makeNode() -> ViewNode { LeafNode(UIView(frame: .zero)) { (_, _: Slider) in } }
}
