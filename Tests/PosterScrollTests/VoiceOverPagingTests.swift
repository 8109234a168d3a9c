import PosterScroll
import Testing
import UIKit

@MainActor @Suite("Pages turned by VoiceOver") struct VoiceOverPagingTests {
  @Test("A page turned by VoiceOver is announced once, with title and place (case 20)")
  func increment() throws {
    let screen = PosterScreen.named()
    let element = try #require(screen.voiceOver.elements.first)
    screen.voiceOver.adjust(element, up: true)
    screen.finish()
    #expect(screen.view.currentPage == 1 && screen.recorder.settles == [1])
    #expect(screen.announcements == ["B, 2 of 12"])
    screen.voiceOver.adjust(element, up: false)
    screen.finish()
    #expect(screen.announcements == ["B, 2 of 12", "A, 1 of 12"])
    screen.voiceOver.adjust(element, up: false)
    screen.finish()
    #expect(screen.view.currentPage == 0 && screen.announcements.count == 2)
  }

  @Test("Swipes that come faster than pages count from where the view is going")
  func fastIncrements() throws {
    let screen = PosterScreen.named()
    let element = try #require(screen.voiceOver.elements.first)
    for _ in 0..<3 { screen.voiceOver.adjust(element, up: true) }
    screen.finish()
    #expect(screen.view.currentPage == 3)
    #expect(screen.announcements == ["D, 4 of 12"])
  }

  @Test("A finger and the app's own scrolling are announced once a change, a falling back is not")
  func otherChanges() {
    let screen = PosterScreen.named()
    screen.flick()
    #expect(screen.announcements == ["B, 2 of 12"])
    screen.drag(by: 200)
    screen.drag(on: -190)
    screen.release()
    screen.finish()
    #expect(screen.recorder.changes == [1, 2, 1])
    #expect(screen.announcements == ["B, 2 of 12"])
    screen.view.scrollToPage(9, animated: true)
    screen.finish()
    #expect(screen.announcements == ["B, 2 of 12", "J, 10 of 12"])
  }

  @Test("The first page, a rotation and a change of the list around the poster say nothing")
  func quiet() {
    let screen = PosterScreen.named()
    screen.view.scrollToPage(2, animated: false)
    screen.forgetAnnouncements()
    screen.view.simulateResize(to: CGSize(width: 480, height: 320))
    screen.view.posters = Array(screen.view.posters.dropFirst())
    screen.drag(by: 40)
    screen.release()
    screen.finish()
    #expect(screen.view.currentPage == 1 && screen.announcements.isEmpty)
  }

  @Test(
    "Three fingers page along the axis, mirrored in right-to-left; across it they do not",
    arguments: [
      (false, UIAccessibilityScrollDirection.left, UIAccessibilityScrollDirection.right),
      (true, .right, .left),
      (false, .next, .previous),
      (true, .next, .previous),
    ])
  func threeFingers(
    isMirrored: Bool, forward: UIAccessibilityScrollDirection,
    backward: UIAccessibilityScrollDirection
  ) throws {
    let screen = PosterScreen.named(direction: isMirrored ? .rightToLeft : .leftToRight)
    let element = try #require(screen.voiceOver.elements.first)
    #expect(!screen.voiceOver.scroll(backward, on: element))
    #expect(screen.voiceOver.scroll(forward, on: element))
    screen.finish()
    #expect(screen.view.currentPage == 1)
    #expect(!screen.voiceOver.scroll(.up, on: element))
    #expect(!screen.voiceOver.scroll(.down, on: element))
    #expect(screen.voiceOver.scroll(backward, on: element))
    screen.finish()
    #expect(screen.view.currentPage == 0)
    #expect(screen.announcements == ["B, 2 of 12", "A, 1 of 12"])
  }

  @Test("In a vertical view three fingers page up and down")
  func vertical() throws {
    let screen = PosterScreen.named(direction: .rightToLeft) { $0.axis = .vertical }
    let element = try #require(screen.voiceOver.elements.first)
    #expect(screen.voiceOver.scroll(.down, on: element))
    screen.finish()
    #expect(screen.view.currentPage == 1)
    #expect(!screen.voiceOver.scroll(.left, on: element))
    #expect(screen.voiceOver.scroll(.up, on: element))
    screen.finish()
    #expect(screen.view.currentPage == 0)
    #expect(!screen.voiceOver.scroll(.up, on: element))
  }
}
