internal import UIKit

extension View {
  /// Puts views in front of the view.
  public nonisolated func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    TupleLayers(back: self, front: content())
  }

  /// Sets whether touches reach the view.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    HitTesting(content: self, isEnabled: enabled)
  }
}

/// One view in front of another.
struct TupleLayers<Back: View, Front: View> {
  let back: Back
  let front: Front
}

extension TupleLayers: View {
  var body: some View {
    ZStack {
      back
      front
    }
  }
}

private struct HitTesting<Content: View> {
  let content: Content
  let isEnabled: Bool
}

extension HitTesting: View, PrimitiveView {
  typealias Body = Never

  func makeNode() -> ViewNode {
    ContainerNode<HitTesting>(
      content: { $0.content }, configure: { $1.isUserInteractionEnabled = $0.isEnabled })
  }
}
