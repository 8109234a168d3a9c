import PosterScroll
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("A pager's data")
struct PosterPagerDataTests {
  @Test("Films before the current one come, go and change places, and the current one stays")
  func insertBefore() async {
    let screen = PagerScreen(count: 4, selection: 2)
    screen.tap()
    #expect(screen.shownTexts == ["film 2", "1 likes"])
    let changes: [[Int]] = [[8, 9, 0, 1, 2, 3], [2, 3], [3, 0, 2], [2, 0, 1, 3]]
    for ids in changes {
      screen.change { $0.films = ids.map { Film($0) } }
      #expect(screen.shownTexts == ["film 2", "1 likes"])
      #expect(screen.view.currentPage == ids.firstIndex(of: 2))
    }
    await screen.settleDown()
    #expect(screen.app.writes == [])
    #expect(screen.app.appearances == ["+2"])
  }

  @Test("Films and a modifier that change at once agree")
  func dataAndModifier() {
    let screen = PagerScreen(count: 5, selection: 2)
    screen.change {
      $0.films = [7, 0, 8, 2, 9].map { Film($0) }
      $0.peek = 40
    }
    #expect(
      screen.shownTexts == ["film 8", "0 likes", "film 2", "0 likes", "film 9", "0 likes"])
    screen.change {
      $0.films = [2, 8].map { Film($0) }
      $0.peek = 20
    }
    #expect(screen.shownTexts == ["film 2", "0 likes", "film 8", "0 likes"])

    let other = PagerScreen(count: 5, selection: 2)
    other.change {
      $0.films = [1, 2, 3].map { Film($0) }
      $0.peek = 40
    }
    #expect(other.shownTexts == ["film 1", "0 likes", "film 2", "0 likes", "film 3", "0 likes"])
    #expect(other.app.appearances.sorted() == ["+1", "+2", "+3"])
  }

  @Test("Where the selected film is removed while pages move, the pager rests at once")
  func removeWhileMoving() async {
    let screen = PagerScreen(count: 4)
    screen.drag(by: 200)
    screen.scroller.endDrag()
    screen.change { $0.films.remove(at: 1) }
    #expect(screen.view.pageProgress == 1)
    await screen.settleDown()
    #expect(screen.app.settled.last == 2)
    #expect(screen.app.writes == [1, 2])
    screen.finish()
    #expect(screen.shownTexts == ["film 2", "0 likes"])
    #expect(screen.window.writesDuringUpdates == 0)
  }

  @Test("A film that changes while its id stays shows the change, and keeps its state")
  func replaced() {
    let screen = PagerScreen(count: 3, selection: 1)
    screen.tap()
    let content = screen.shownPages.first?.contentView
    screen.change { $0.films[1].title = "Dune" }
    #expect(screen.shownTexts == ["Dune", "1 likes"])
    #expect(screen.shownPages.first?.contentView === content)
  }

  @Test("In mid-swipe both films that show are kept, at their places")
  func insertDuringDrag() {
    let screen = PagerScreen(count: 4, selection: 1)
    screen.drag(by: 100)
    let frames = screen.shownPages.map(screen.frame)
    screen.change { $0.films.insert(Film(9), at: 0) }
    #expect(screen.shownTexts == ["film 1", "0 likes", "film 2", "0 likes"])
    #expect(screen.shownPages.map(screen.frame) == frames)
    screen.release(speed: 1000)
    #expect(screen.shownTexts == ["film 2", "0 likes"])
    #expect(screen.app.writes == [2])
    #expect(screen.app.appearances == ["+1", "+2", "-1"])
  }

  @Test("Where the selected film is removed, the one that takes its place is selected, once")
  func removeSelected() async {
    let screen = PagerScreen(count: 4, selection: 1)
    screen.change { $0.films.remove(at: 1) }
    #expect(screen.shownTexts == ["film 2", "0 likes"])
    #expect(screen.window.writesDuringUpdates == 0)
    await screen.settleDown()
    #expect(screen.app.writes == [2])
    screen.change { $0.films.removeLast() }
    await screen.settleDown()
    screen.change { $0.films.removeLast() }
    await screen.settleDown()
    #expect(screen.shownTexts == ["film 0", "0 likes"])
    #expect(screen.app.writes == [2, 0])
    #expect(screen.window.writesDuringUpdates == 0)
  }

  @Test("An app that removes the selected film and selects another has its way")
  func removeAndSelect() async {
    let screen = PagerScreen(count: 4, selection: 1)
    screen.change {
      $0.films.remove(at: 1)
      $0.selection = 3
    }
    await screen.settleDown()
    #expect(screen.shownTexts == ["film 3", "0 likes"])
    #expect(screen.app.writes == [])
  }

  @Test("So has one that does so a moment later", arguments: [0, 99])
  func removeThenSelect(id: Int) async {
    let screen = PagerScreen(count: 4, selection: 3)
    screen.change { $0.films.removeLast() }
    withAnimation { screen.change { $0.selection = id } }
    await screen.settleDown()
    screen.finish()
    #expect(screen.app.writes == [])
    #expect(screen.shownTexts == [id == 0 ? "film 0" : "film 2", "0 likes"])
  }

  @Test("Films that arrive late show at once, at the selection; none, and they show again")
  func late() async {
    let screen = PagerScreen(PagerModel(films: [], selection: 2))
    #expect(screen.shownPages.isEmpty)
    screen.flick()
    screen.change { $0.films = (0..<5).map { Film($0) } }
    #expect(screen.shownTexts == ["film 2", "0 likes"])
    screen.change { $0.films = [] }
    #expect(screen.shownPages.isEmpty)
    await screen.settleDown()
    screen.change { $0.films = (0..<5).map { Film($0) } }
    #expect(screen.shownTexts == ["film 2", "0 likes"])
    screen.change { $0.films = [] }
    screen.change { $0.films = (7..<9).map { Film($0) } }
    #expect(screen.shownTexts == ["film 7", "0 likes"])
    await screen.settleDown()
    #expect(screen.app.writes == [])
  }

  @Test("Of two films with one id the first shows, and the id is named once")
  func duplicates() async {
    let films = [Film(0), Film(1, "first"), Film(1, "second"), Film(2)]
    let screen = PagerScreen(PagerModel(films: films, selection: 1))
    #expect(screen.shownTexts == ["first", "0 likes"])
    await screen.settleDown()
    screen.change { $0.caption = "!" }
    await screen.settleDown()
    #expect(screen.app.errors == [.duplicateID("1")])
    screen.change { $0.films.append(Film(0)) }
    await screen.settleDown()
    #expect(screen.app.errors == ["1", "1", "0"].map { .duplicateID($0) })
    screen.flick()
    #expect(screen.shownTexts == ["film 2!", "0 likes"])
  }

  @Test("Elements that are not identifiable are known by the property that the app names")
  func keyPath() {
    let screen = PagerScreen(PagerModel(films: (0..<4).map { Film($0) }, selection: 1)) {
      model, app in
      PosterPager(model.films.reversed(), id: \.id, selection: app.selection) {
        FilmView(film: $0, app: app)
      }
    }
    #expect(screen.view.currentPage == 2)
    screen.flick()
    #expect(screen.app.writes == [0])
  }

  @Test("A pager without a selection keeps its page through updates")
  func noSelection() {
    let screen = PagerScreen(PagerModel(films: (0..<4).map { Film($0) })) { model, app in
      PosterPager(model.films) { FilmView(film: $0, app: app) }
    }
    screen.flick()
    screen.change { $0.films.insert(Film(9), at: 0) }
    #expect(screen.shownTexts == ["film 1", "0 likes"])
  }

  @Test(
    "Of 10,000 films, the content of those on screen is made, and four views of it at most exist")
  func scale() {
    let screen = PagerScreen(count: 10_000, selection: 5_000)
    #expect(screen.app.bodies.keys.sorted() == [5_000])
    var most = 0
    for _ in 0..<30 {
      screen.flick()
      most = max(most, screen.window.found(PosterView.self).count)
    }
    #expect(screen.app.bodies.keys.sorted() == Array(5_000...5_030))
    #expect(most <= 3)
    let made = screen.app.bodies.values.reduce(0, +)
    screen.change { $0.caption = "!" }
    #expect(screen.app.bodies.values.reduce(0, +) == made + 1)
  }
}
