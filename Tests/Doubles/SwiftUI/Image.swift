public import UIKit

/// A picture.
public struct Image: Sendable {
  private let picture: UIImage

  /// A picture of a bundle's. The double has no bundles: its picture is a new one.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(uiImage: UIImage())
  }

  /// A picture in memory.
  public init(uiImage: UIImage) {
    picture = uiImage
  }

  /// A picture that takes the size it is given, as every one does in the double.
  public func resizable() -> Image { self }
}

extension View {
  /// Covers what it is given, its proportions kept. The double's pictures have no proportions.
  public nonisolated func scaledToFill() -> some View {
    Wrapper(self, ScaleModifier())
  }
}

private struct ScaleModifier: WrapperModifier {}

extension Image: View {
  /// It has no body.
  public typealias Body = Never
}

extension Image: PrimitiveView {
  func makeNode() -> ViewNode {
    LeafNode(UIImageView(image: nil)) { (leaf, image: Image) in leaf.image = image.picture }
  }
}
