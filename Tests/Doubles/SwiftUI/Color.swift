internal import UIKit

/// A colour, which fills what it is given.
public struct Color: Hashable, Sendable {
  private let name: String

  /// Black.
  public static let black = Color(name: "black")
  /// Red.
  public static let red = Color(name: "red")
  /// White.
  public static let white = Color(name: "white")
}

extension Color: View {
  /// It has no body.
  public typealias Body = Never
}

extension Color: PrimitiveView {
  func makeNode() -> ViewNode {
    LeafNode(UIView(frame: .zero)) { (_, _: Color) in }
  }
}
