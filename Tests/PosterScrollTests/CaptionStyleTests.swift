import Testing
import UIKit

@testable import PosterScroll

@MainActor @Suite("Captions that stand out") struct CaptionStyleTests {
  /// WCAG's contrast of white with a grey of 8 bits that a black bar makes of white.
  private func contrast(_ style: CaptionStyle) -> Double {
    let grey = Double(1 - style.barOpacity)
    let luminance = grey <= 0.04045 ? grey / 12.92 : pow((grey + 0.055) / 1.055, 2.4)
    return 1.05 / (luminance + 0.05)
  }

  @Test("White text has 4.5 : 1 before a white picture, and 21 : 1 under Increase Contrast")
  func contrasts() {
    #expect(contrast(CaptionStyle(increasesContrast: false)) >= 4.5)
    #expect(contrast(CaptionStyle(increasesContrast: true)) == 21)
  }

  @Test("The style is the user's, now")
  func current() {
    #expect(CaptionStyle.current == CaptionStyle(increasesContrast: false))
    UIAccessibility.simulateIncreaseContrast(true)
    defer { UIAccessibility.simulateIncreaseContrast(false) }
    #expect(CaptionStyle.current == CaptionStyle(increasesContrast: true))
  }
}
