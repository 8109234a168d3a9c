internal import UIKit

/// How a caption stands out from the picture behind it.
struct CaptionStyle: Equatable {
  /// How opaque the black bar behind white text is, 0 ... 1.
  let barOpacity: CGFloat

  /// Before a white picture the contrast is 4.76 : 1, above the 4.5 : 1 that small text needs; for a
  /// person who has asked for more contrast, all there can be.
  init(increasesContrast: Bool) {
    barOpacity = increasesContrast ? 1 : 0.55
  }

  /// The style that the user has asked for.
  @MainActor static var current: CaptionStyle {
    CaptionStyle(increasesContrast: UIAccessibility.isDarkerSystemColorsEnabled)
  }
}
