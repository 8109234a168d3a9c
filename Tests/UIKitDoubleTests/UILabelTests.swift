import Testing
import UIKit

@MainActor @Suite("A label's double") struct UILabelTests {
  private func label(_ text: String?) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: .headline)
    label.text = text
    return label
  }

  @Test(
    "is as high as its lines in a width",
    arguments: [(nil, 0, 0), ("", 0, 0), ("ab", 0, 1), ("abcdefghijklmnop", 0, 2)]
      + [("abcdefghijklmnop", 1, 1), ("abcdefghijklmnopqrstuvwxyzabc", 0, 3)]
      as [(String?, Int, CGFloat)])
  func lines(text: String?, numberOfLines: Int, lines: CGFloat) {
    let label = label(text)
    label.numberOfLines = numberOfLines
    // A letter is 8.5 points wide, a line 20.4 high: 11 letters in a line.
    let height = label.sizeThatFits(CGSize(width: 100, height: 1000)).height
    #expect(abs(height - lines * 20.4) < 1e-9)
  }

  @Test("follows the preferred size where it adjusts itself")
  func adjusts() {
    defer { UIContentSizeCategory.simulate(.large) }
    let (fixed, adjusted) = (label("a"), label("a"))
    adjusted.adjustsFontForContentSizeCategory = true
    UIContentSizeCategory.simulate(.accessibilityExtraExtraExtraLarge)
    #expect(fixed.font.pointSize == 17 && adjusted.font.pointSize == 51)
  }
}
