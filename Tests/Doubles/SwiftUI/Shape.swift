internal import UIKit

/// A shape that fills what it is given. The double's shapes have no path.
public protocol Shape: Sendable, View {}

/// How a shape is filled.
@frozen public struct FillStyle: Equatable, Sendable {
  /// Whether overlaps are holes.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// A style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

extension Shape {
  /// Fills the shape. The double does not draw.
  public nonisolated func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle {
    Wrapper(self, Unmodelled())
  }
}

/// A circle in the middle.
@frozen public struct Circle: Shape {
  /// It has no body.
  public typealias Body = Never

  /// A circle.
  public nonisolated init() {}
}

/// An ellipse that touches every side.
@frozen public struct Ellipse: Shape {
  /// It has no body.
  public typealias Body = Never

  /// An ellipse.
  public nonisolated init() {}
}

extension Circle: PrimitiveView {
  func makeNode() -> ViewNode { LeafNode(UIView(frame: .zero)) { (_, _: Circle) in } }
}

extension Ellipse: PrimitiveView {
  func makeNode() -> ViewNode { LeafNode(UIView(frame: .zero)) { (_, _: Ellipse) in } }
}
