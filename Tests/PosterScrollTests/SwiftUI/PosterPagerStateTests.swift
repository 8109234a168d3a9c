import PosterScroll
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("The state of a pager's content")
struct PosterPagerStateTests {
  @Test("A film's state is there again after a swipe there and back")
  func thereAndBack() {
    let screen = PagerScreen(count: 4)
    screen.tap()
    screen.flick()
    #expect(screen.shownTexts == ["film 1", "0 likes"])
    screen.flick(by: -60)
    #expect(screen.shownTexts == ["film 0", "1 likes"])
    #expect(screen.app.appearances == ["+0", "+1", "-0", "+0", "-1"])
  }

  @Test("State is never another film's, however far one goes")
  func neverAnothers() {
    let screen = PagerScreen(count: 12)
    screen.tap()
    for number in 1..<12 {
      screen.flick()
      #expect(screen.shownTexts == ["film \(number)", "0 likes"])
    }
  }

  @Test("A film that is removed and comes back starts anew")
  func removed() async {
    let screen = PagerScreen(count: 3)
    screen.tap()
    screen.change { $0.films.remove(at: 0) }
    screen.change { $0.films.insert(Film(0), at: 0) }
    await screen.settleDown()
    #expect(screen.app.writes == [])
    #expect(screen.shownTexts == ["film 0", "0 likes"])
  }

  @Test("Content that changes itself does not update the pager")
  func selfUpdate() {
    let screen = PagerScreen(count: 3)
    screen.tap()
    screen.tap()
    #expect(screen.shownTexts == ["film 0", "2 likes"])
    #expect(screen.app.bodies == [0: 3])
  }

  @Test("Content that shows itself late, in mid-swipe, is where its page is")
  func late() {
    let screen = PagerScreen(count: 3)
    screen.drag(by: 80)
    let page = screen.shownPages.last
    let content = page?.contentView
    #expect(content.map { $0.center.x - 160 } == -120)
    screen.change { $0.films[1].title = "Dune" }
    #expect(content.map { $0.center.x - 160 } == -120)
    #expect(page?.shownTexts == ["Dune", "0 likes"])
    #expect(content?.subviews.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }
}
