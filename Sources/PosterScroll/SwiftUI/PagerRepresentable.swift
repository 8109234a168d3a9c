internal import PosterEngine
internal import SwiftUI
internal import UIKit

/// The native view of a poster pager.
struct PagerRepresentable<Data, ID, Content>: UIViewRepresentable
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  let pager: PosterPager<Data, ID, Content>

  func makeCoordinator() -> PagerCoordinator<Data, ID, Content> {
    PagerCoordinator(pager)
  }

  func makeUIView(context: Context) -> PosterScrollView {
    let view = PosterScrollView(frame: .zero)
    view.delegate = context.coordinator
    view.dataSource = context.coordinator
    return view
  }

  func updateUIView(_ view: PosterScrollView, context: Context) {
    let isAnimated =
      context.transaction.animation != nil && !context.transaction.disablesAnimations
    context.coordinator.update(
      view, to: pager, environment: context.environment, isAnimated: isAnimated)
  }
}

extension PosterScrollView {
  /// Takes on what a pager's environment says; sets nothing that is so already.
  func apply(_ environment: EnvironmentValues, axis newAxis: SwiftUI.Axis) {
    let settings = environment.pagerSettings
    let attribute: UISemanticContentAttribute =
      environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    if semanticContentAttribute != attribute { semanticContentAttribute = attribute }
    axis = newAxis == .horizontal ? .horizontal : .vertical
    peek = settings.peek
    spacing = settings.spacing
    isLooping = settings.isLooping
    effect = settings.effect
    autoAdvanceInterval = settings.autoAdvanceInterval
    reducesMotion = environment.accessibilityReduceMotion
  }
}
