internal import UIKit

/// A colour, which fills what it is given.
public struct Color: Hashable, Sendable {
  /// What a colour's components mean.
  public enum RGBColorSpace: Hashable, Sendable {
    /// That of the web and of most pictures.
    case sRGB
  }

  private let name: String

  private init(name: String) {
    self.name = name
  }

  /// A colour of components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }

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
