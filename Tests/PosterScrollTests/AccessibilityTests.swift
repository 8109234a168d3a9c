import PosterScroll
import Testing
import UIKit

@MainActor @Suite("What assistive technologies see") struct AccessibilityTests {
  @Test("A view is one adjustable element: the title and the place among the others")
  func oneElement() {
    let screen = PosterScreen.named()
    #expect(screen.readings == ["A, 1 of 12"])
    screen.view.scrollToPage(2, animated: false)
    #expect(screen.readings == ["C, 3 of 12"])
    let element = screen.voiceOver.elements.first
    #expect(element?.accessibilityTraits == [.image, .adjustable])
    #expect(element?.accessibilityRespondsToUserInteraction == true)
    #expect(element?.accessibilityFrame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("The element is the same one on every page, so that the cursor stays")
  func sameElement() {
    let screen = PosterScreen.named()
    let before = screen.voiceOver.elements.first
    screen.flick()
    #expect(before != nil && screen.voiceOver.elements.first === before)
  }

  @Test("A description is read after the title; Voice Control hears the title")
  func description() {
    let screen = PosterScreen(count: 0)
    let image = PosterImage.image(UIImage())
    screen.view.posters = [
      Poster(id: "a", image: image, title: "Dune", description: "A rider on a ridge"),
      Poster(id: "b", image: image, description: "A lighthouse"),
      Poster(id: "c", image: image),
    ]
    screen.window.layoutIfNeeded()
    #expect(screen.readings == ["Dune, A rider on a ridge, 1 of 3"])
    #expect(screen.voiceOver.elements.first?.accessibilityUserInputLabels == ["Dune"])
    screen.flick()
    #expect(screen.readings == ["A lighthouse, 2 of 3"])
    screen.flick()
    #expect(screen.readings == ["3 of 3"])
  }

  @Test("Without posters there is nothing to see; one poster does not adjust")
  func few() {
    #expect(PosterScreen.named(count: 0).readings.isEmpty)
    let one = PosterScreen.named(count: 1)
    #expect(one.readings == ["A, 1 of 1"])
    #expect(one.voiceOver.elements.first?.accessibilityTraits == .image)
  }

  @Test("The app says the place in its language")
  func language() {
    let screen = PosterScreen.named()
    screen.view.accessibilityPosition = { "\($1)개 중 \($0)번째" }
    #expect(screen.readings == ["A, 12개 중 1번째"])
  }

  @Test("Neither neighbours that peek nor a looping view's copies are read (case 20)")
  func copies() {
    let screen = PosterScreen.named(count: 2) {
      $0.peek = 100
      $0.isLooping = true
    }
    #expect(screen.shownPages.count == 3)
    for page in screen.pageViews { page.overlayView = OverlayControl("buy") }
    #expect(screen.readings == ["A, 1 of 2", "buy"])
    let seen = screen.pageViews.filter { !$0.accessibilityElementsHidden }
    #expect(seen.count == 1 && seen.first.map(screen.frame(of:))?.minX == 100)
    screen.flick()
    #expect(screen.readings.first == "B, 2 of 2" && screen.readings.count <= 2)
    #expect(screen.announcements == ["B, 2 of 2"])
  }

  @Test("An overlay's and a content's own elements are reached after the poster, and page, too")
  func overlay() throws {
    let screen = PosterScreen.named(count: 3)
    let page = try #require(screen.shownPages.first)
    let overlay = UIView(frame: .zero)
    overlay.addSubview(OverlayControl("buy"))
    page.overlayView = overlay
    let content = UIView(frame: .zero)
    content.addSubview(OverlayControl("trailer"))
    page.setContent(content)
    #expect(screen.readings == ["A, 1 of 3", "trailer", "buy"])
    let buy = try #require(screen.voiceOver.elements.last)
    #expect(screen.voiceOver.scroll(.left, on: buy))
    screen.finish()
    #expect(screen.view.currentPage == 1 && screen.announcements == ["B, 2 of 3"])
    #expect(screen.readings == ["B, 2 of 3"])
  }

  @Test("A poster with a link is one; activating selects it, at rest only")
  func activate() throws {
    let screen = PosterScreen.named(count: 3)
    screen.view.posters[0].link = URL(string: "https://example.com/a")
    let element = try #require(screen.voiceOver.elements.first)
    #expect(element.accessibilityTraits == [.link, .adjustable])
    #expect(element.accessibilityActivate())
    #expect(screen.recorder.selections == [0])
    screen.view.scrollToPage(1, animated: true)
    #expect(!element.accessibilityActivate())
    screen.finish()
    #expect(element.accessibilityActivate())
    #expect(screen.recorder.selections == [0, 1])
    screen.view.delegate = nil
    #expect(!element.accessibilityActivate())
  }

  @Test("Where a finger may not scroll, VoiceOver may not, either; nor under a finger")
  func notAllowed() throws {
    let screen = PosterScreen.named(count: 3)
    let element = try #require(screen.voiceOver.elements.first)
    screen.view.isScrollEnabled = false
    #expect(element.accessibilityTraits == .image)
    #expect(!screen.voiceOver.scroll(.next, on: element))
    screen.view.isScrollEnabled = true
    screen.drag(by: 40)
    #expect(!screen.voiceOver.scroll(.next, on: element))
    screen.release()
    screen.finish()
    #expect(screen.view.currentPage == 0)
  }

  @Test("Pictures keep their colours when the screen's are inverted")
  func invertedColors() {
    let screen = PosterScreen.named(count: 1)
    #expect(screen.shownPages.first?.contentView?.accessibilityIgnoresInvertColors == true)
  }

  @Test("An app's own elements take the place of the view's; the view is freed with its element")
  func ownElements() {
    weak var freed: PosterScrollView?
    do {
      let screen = PosterScreen.named(count: 3)
      screen.view.accessibilityElements = [OverlayControl("mine")]
      #expect(screen.readings == ["mine"])
      screen.view.accessibilityElements = nil
      #expect(screen.readings == ["A, 1 of 3"])
      freed = screen.view
    }
    #expect(freed == nil)
  }
}
