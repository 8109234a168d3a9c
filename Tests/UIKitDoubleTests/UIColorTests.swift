import Testing
import UIKit

@Suite("Colours and insets") struct UIColorTests {
  @Test("Equal colours are equal")
  func colors() {
    #expect(UIColor.black == UIColor(white: 0, alpha: 1))
    #expect(UIColor.black.withAlphaComponent(0) == .clear)
    #expect(UIColor.white != .black)
    #expect(UIColor.white.hash == UIColor(white: 1, alpha: 1).hash)
  }

  @Test("Insets take from each edge")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      CGRect(x: 10, y: 20, width: 100, height: 50).inset(by: insets)
        == CGRect(x: 12, y: 21, width: 94, height: 46))
  }
}
