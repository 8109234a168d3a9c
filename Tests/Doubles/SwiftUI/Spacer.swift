public import UIKit

/// Room that nothing needs.
@frozen public struct Spacer: View, Sendable {
  /// It has no body.
  public typealias Body = Never

  /// The least room.
  public var minLength: CGFloat?

  /// Room.
  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: PrimitiveView {
  func makeNode() -> ViewNode { LeafNode(UIView(frame: .zero)) { (_, _: Spacer) in } }
}
