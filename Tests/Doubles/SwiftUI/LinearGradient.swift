public import UIKit

/// A point in a rectangle whose sides are 1 long.
@frozen public struct UnitPoint: Hashable, Sendable {
  /// From the leading edge.
  public var x: CGFloat
  /// From the top.
  public var y: CGFloat

  /// A point.
  public init(x: CGFloat, y: CGFloat) {
    (self.x, self.y) = (x, y)
  }

  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}

/// Colours that pass into each other, which fill what they are given. The double does not draw.
@frozen public struct LinearGradient: ShapeStyle, Sendable {
  /// Colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: View {
  /// It has no body.
  public typealias Body = Never
}

extension LinearGradient: PrimitiveView {
  func makeNode() -> ViewNode {
    LeafNode(UIView(frame: .zero)) { (_, _: LinearGradient) in }
  }
}
