import PosterScroll
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("A pager's selection")
struct PosterPagerSelectionTests {
  @Test("A swipe writes the next film's id once, half-way, and settles on it once")
  func swipe() {
    let screen = PagerScreen(count: 3)
    screen.drag(by: 150)
    #expect(screen.app.writes == [])
    screen.drag(on: 20)
    #expect(screen.app.writes == [1])
    screen.release()
    #expect(screen.app.writes == [1])
    #expect(screen.app.settled.last == 1)
    #expect(screen.shownTexts == ["film 1", "0 likes"])
    #expect(screen.window.writesDuringUpdates == 0)
  }

  @Test("A swipe that is let go of before half-way writes nothing")
  func returning() {
    let screen = PagerScreen(count: 3)
    screen.drag(by: 150)
    screen.release()
    #expect(screen.app.writes == [])
    #expect(screen.view.currentPage == 0)
  }

  @Test("Flicks to the end and beyond write one id each, and none beyond")
  func flicks() {
    let screen = PagerScreen(count: 4)
    for _ in 0..<6 { screen.flick() }
    for _ in 0..<2 { screen.flick(by: -60) }
    #expect(screen.app.writes == [1, 2, 3, 2, 1])
    #expect(screen.window.writesDuringUpdates == 0)
  }

  @Test("A selection that the app sets is shown at once, and nothing is written back")
  func jump() async {
    let screen = PagerScreen(count: 9)
    screen.change { $0.selection = 5 }
    #expect(screen.view.currentPage == 5)
    #expect(screen.shownTexts == ["film 5", "0 likes"])
    await screen.settleDown()
    #expect(screen.app.writes == [])
    #expect(screen.app.settled.last == 5)
    #expect(screen.window.writesDuringUpdates == 0)
    screen.flick()
    #expect(screen.app.writes == [6])
  }

  @Test(
    "One set in withAnimation is scrolled to, and nothing is written on the way", arguments: [1, 8])
  func animation(target: Int) {
    let screen = PagerScreen(count: 9)
    withAnimation { screen.change { $0.selection = target } }
    screen.scroller.advanceFrame()
    #expect(screen.view.currentPage != target)
    screen.finish()
    #expect(screen.view.currentPage == target)
    #expect(screen.app.writes == [])
    #expect(screen.app.settled.last == target)
    screen.flick(by: -60)
    #expect(screen.app.writes == [target - 1])
    #expect(screen.window.writesDuringUpdates == 0)
  }

  @Test("One set in a transaction without animations is shown at once")
  func noAnimation() {
    let screen = PagerScreen(count: 9)
    var transaction = Transaction(animation: .default)
    transaction.disablesAnimations = true
    withTransaction(transaction) { screen.change { $0.selection = 1 } }
    #expect(screen.shownTexts == ["film 1", "0 likes"])
  }

  @Test("An animated selection is not disturbed by updates on its way, and can be changed on it")
  func updatesOnTheWay() {
    let screen = PagerScreen(count: 9)
    withAnimation { screen.change { $0.selection = 2 } }
    screen.scroller.advanceFrame()
    screen.change { $0.caption = "!" }
    screen.scroller.advanceFrame()
    withAnimation { screen.change { $0.selection = 4 } }
    screen.scroller.advanceFrame()
    screen.change { $0.caption = "?" }
    screen.finish()
    #expect(screen.shownTexts == ["film 4?", "0 likes"])
    #expect(screen.app.writes == [])
  }

  @Test("A finger that catches an animated selection takes over")
  func caught() {
    let screen = PagerScreen(count: 9)
    withAnimation { screen.change { $0.selection = 3 } }
    screen.scroller.advanceFrame()
    screen.scroller.beginDrag(at: CGPoint(x: 160, y: 240))
    screen.scroller.drag(to: CGPoint(x: 150, y: 240))
    screen.release(speed: -1000)
    #expect(screen.view.currentPage == 1)
    #expect(screen.app.writes == [2, 1])
  }

  @Test(
    "One that catches it and turns no page there decides where it ends, too",
    arguments: [(speed: 0.0, end: 2), (speed: -1000, end: 1)])
  func caughtBetween(speed: CGFloat, end: Int) {
    let screen = PagerScreen(count: 9)
    withAnimation { screen.change { $0.selection = 3 } }
    screen.scroller.advanceFrame()
    screen.scroller.advanceFrame()
    #expect(screen.view.currentPage == 2)
    screen.scroller.beginDrag(at: CGPoint(x: 160, y: 240))
    screen.scroller.drag(to: CGPoint(x: 260, y: 240))
    screen.release(speed: speed)
    #expect(screen.view.currentPage == end)
    #expect(screen.app.writes == [end])
  }

  @Test(
    "A selection of the page that is passed on the way ends the way there",
    arguments: [true, false])
  func passed(isAnimated: Bool) {
    let screen = PagerScreen(count: 9)
    withAnimation { screen.change { $0.selection = 3 } }
    screen.scroller.advanceFrame()
    screen.scroller.advanceFrame()
    withAnimation(isAnimated ? .default : nil) { screen.change { $0.selection = 2 } }
    screen.finish()
    #expect(screen.shownTexts == ["film 2", "0 likes"])
    #expect(screen.app.writes == [])
  }

  @Test("The app's value counts where it does not take what the pager writes")
  func veto() {
    let screen = PagerScreen(PagerModel(films: (0..<4).map { Film($0) }, selection: 1)) {
      model, app in
      PosterPager(model.films, selection: .constant(model.selection ?? 0)) {
        FilmView(film: $0, app: app)
      }
    }
    screen.flick()
    #expect(screen.view.currentPage == 2)
    screen.change { $0.caption = "!" }
    #expect(screen.view.currentPage == 1)
    screen.change { $0.selection = 3 }
    #expect(screen.view.currentPage == 3)
  }

  @Test("Without a selection at first the first film shows, and the first swipe writes")
  func none() async {
    let screen = PagerScreen(count: 3, selection: nil)
    await screen.settleDown()
    #expect(screen.shownTexts == ["film 0", "0 likes"])
    #expect(screen.app.writes == [])
    screen.flick()
    #expect(screen.app.writes == [1])
    screen.change { $0.selection = nil }
    #expect(screen.view.currentPage == 1)
  }

  @Test("A selection that is there before the first frame is where the pager starts")
  func initial() async {
    let screen = PagerScreen(count: 9, selection: 7)
    #expect(screen.shownTexts == ["film 7", "0 likes"])
    await screen.settleDown()
    #expect(screen.app.writes == [])
  }

  @Test("An id that is not there moves nothing, and shows when its film arrives")
  func missing() async {
    let screen = PagerScreen(count: 3, selection: 1)
    screen.change { $0.selection = 99 }
    await screen.settleDown()
    #expect(screen.view.currentPage == 1)
    #expect(screen.app.writes == [])
    screen.change { $0.films.append(Film(99)) }
    #expect(screen.shownTexts == ["film 99", "0 likes"])
    screen.change { $0.selection = 98 }
    screen.flick(by: -60)
    #expect(screen.app.writes == [2])
    screen.change { $0.films.append(Film(98)) }
    #expect(screen.shownTexts == ["film 2", "0 likes"])
  }

  @Test("A binding that is not optional works alike")
  func firm() {
    let screen = PagerScreen(PagerModel(films: (0..<4).map { Film($0) }, selection: 2)) {
      model, app in
      PosterPager(model.films, selection: app.firmSelection) { FilmView(film: $0, app: app) }
    }
    #expect(screen.view.currentPage == 2)
    screen.flick()
    #expect(screen.app.writes == [3])
    screen.change { $0.selection = 0 }
    #expect(screen.view.currentPage == 0)
  }
}
