import Testing
import UIKit

@MainActor @Suite("The double's VoiceOver") struct VoiceOverTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  let one = Key("one", frame: .zero)
  let two = Key("two", frame: .zero)
  var voiceOver: VoiceOver { VoiceOver(in: window) }

  init() {
    window.addSubview(parent)
    parent.addSubview(one)
    parent.addSubview(two)
  }

  private var labels: [String?] { voiceOver.elements.map(\.accessibilityLabel) }

  @Test("It goes through elements in order, or as a view lists them, and leaves out what is hidden")
  func elements() {
    #expect(labels == ["one", "two"])
    let third = UIAccessibilityElement(accessibilityContainer: parent)
    third.accessibilityLabel = "three"
    parent.accessibilityElements = [third, two]
    #expect(labels == ["three", "two"])
    two.isHidden = true
    #expect(labels == ["three"])
    parent.accessibilityElementsHidden = true
    #expect(labels.isEmpty)
  }

  @Test("It reads the label, then the value")
  func reading() {
    one.accessibilityValue = "1"
    #expect(voiceOver.reading(of: one) == "one, 1")
  }

  @Test("Only what is adjustable is adjusted")
  func adjust() {
    voiceOver.adjust(one, up: true)
    one.accessibilityTraits = .adjustable
    voiceOver.adjust(one, up: true)
    #expect(one.log == ["increment"])
  }

  @Test("A scroll asks the element, then what it is in; a scroll view scrolls by its own pages")
  func scroll() {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroller.contentSize = CGSize(width: 200, height: 100)
    let inner = UIView(frame: .zero)
    one.addSubview(scroller)
    scroller.addSubview(inner)
    UIAccessibility.posts = []
    #expect(voiceOver.scroll(.left, on: inner))
    scroller.finishScrollingAnimation()
    #expect(scroller.contentOffset.x == 100 && one.log.isEmpty)
    #expect(UIAccessibility.posts.map(\.notification) == [.pageScrolled])
    #expect(voiceOver.scroll(.next, on: inner))
    #expect(one.log == ["scroll"])
    #expect(!voiceOver.scroll(.down, on: inner))
  }
}
