import PosterEngine
import SwiftUI
import Testing
import UIKit

@testable import PosterScroll

@MainActor @Suite("A pager's surroundings and modifiers")
struct PosterPagerEnvironmentTests {
  @Test("The environment reaches the content, and its changes do")
  func environment() {
    let screen = PagerScreen(count: 3)
    screen.change {
      $0.caption = "!"
      $0.typeSize = .accessibility2
    }
    #expect(screen.shownTexts == ["film 0!", "large", "0 likes"])
    screen.flick()
    #expect(screen.shownTexts == ["film 1!", "large", "0 likes"])
  }

  @Test("From right to left, a drag to the right goes forward, to a page that comes from the left")
  func rightToLeft() {
    var model = PagerModel(films: (0..<3).map { Film($0) }, selection: 0)
    model.isRightToLeft = true
    let screen = PagerScreen(model)
    screen.drag(by: -100)
    #expect(
      screen.shownTexts == ["film 1", "mirrored", "0 likes", "film 0", "mirrored", "0 likes"])
    #expect(screen.shownPages.map { screen.frame(of: $0).minX } == [-220, 100])
    screen.release(speed: -1000)
    #expect(screen.app.writes == [1])
    screen.change { $0.isRightToLeft = false }
    #expect(screen.shownTexts == ["film 1", "0 likes"])
    screen.flick()
    #expect(screen.app.writes == [1, 2])
  }

  @Test("With less motion wanted pages cross-fade; the effect is back when it is wanted again")
  func reduceMotion() {
    let screen = PagerScreen(count: 3)
    screen.simulateSettings(reduceMotion: true)
    screen.drag(by: 80)
    #expect(screen.shownPages.map { screen.frame(of: $0).minX } == [0, 0])
    #expect(screen.shownPages.map(\.alpha).sorted() == [0.25, 1])
    #expect(screen.shownTexts.contains("still"))
    screen.simulateSettings(reduceMotion: false)
    #expect(screen.shownPages.map { screen.frame(of: $0).minX } == [-80, 240])
    #expect(screen.shownPages.map { ($0.contentView?.center.x ?? 0) - 160 } == [40, -120])
  }

  @Test("With less motion wanted a selection cross-fades, and the app's settings stay")
  func reduceMotionSettings() {
    var model = PagerModel(films: (0..<9).map { Film($0) }, selection: 0)
    model.peek = 0
    let screen = PagerScreen(model) { model, app in
      PosterPager(model.films, selection: app.selection) { FilmView(film: $0, app: app) }
        .posterEffect(.zoom).posterAutoAdvance(.seconds(5))
    }
    screen.simulateSettings(reduceMotion: true)
    #expect(screen.view.reducesMotion)
    guard case .zoom = screen.view.effect else {
      Issue.record("the app's effect is \(screen.view.effect)")
      return
    }
    #expect(screen.view.autoAdvanceInterval == .seconds(5))
    #expect(screen.view.advancer.interval == nil)
    let before = UIView.transitions.count
    withAnimation { screen.change { $0.selection = 3 } }
    #expect(UIView.transitions.count == before + 1)
    #expect(screen.view.currentPage == 3)
    screen.simulateSettings(reduceMotion: false)
    #expect(screen.view.advancer.interval == 5)
  }

  @Test("VoiceOver says the title of an element and its place")
  func title() {
    let screen = PagerScreen(PagerModel(films: [Film(0, "Dune"), Film(1, "Alien")])) {
      model, app in
      PosterPager(model.films) { FilmView(film: $0, app: app) }.posterTitle(\.title)
    }
    func reading() -> String? {
      let voiceOver = VoiceOver(in: screen.window)
      return voiceOver.elements.first.map(voiceOver.reading(of:))
    }
    #expect(reading() == "Dune, 1 of 2")
    screen.flick()
    #expect(reading() == "Alien, 2 of 2")
    screen.change { $0.films[1].title = "Aliens" }
    #expect(reading() == "Aliens, 2 of 2")
  }

  @Test(
    "The effect moves the content",
    arguments: [(PosterEffect.slide, 0.0), (.parallax(depth: 0.25), 20)])
  func effect(effect: PosterEffect, displacement: CGFloat) {
    let screen = PagerScreen(PagerModel(films: [Film(0), Film(1)])) { model, app in
      PosterPager(model.films) { FilmView(film: $0, app: app) }.posterEffect(effect)
    }
    screen.drag(by: 80)
    #expect(screen.shownPages.first?.contentView.map { $0.center.x - 160 } == displacement)
  }

  @Test("Peek and spacing make pages smaller and part them, and swipes go one page")
  func peek() {
    let screen = PagerScreen(PagerModel(films: (0..<4).map { Film($0) }, selection: 1)) {
      model, app in
      PosterPager(model.films, selection: app.selection) { FilmView(film: $0, app: app) }
        .posterPeek(40).posterSpacing(10)
    }
    #expect(
      screen.shownPages.map(screen.frame)
        == [-210, 40, 290].map {
          CGRect(x: $0, y: 0, width: 240, height: 480)
        })
    screen.flick()
    #expect(screen.app.writes == [2])
  }

  @Test("A looping pager goes on past both ends; its copies of a film have state of their own")
  func looping() {
    let screen = PagerScreen(PagerModel(films: (0..<3).map { Film($0) }, selection: 0)) {
      model, app in
      PosterPager(model.films, selection: app.selection) { FilmView(film: $0, app: app) }
        .posterLoops().posterPeek(100)
    }
    #expect(screen.view.isLooping)
    for _ in 0..<4 { screen.flick() }
    for _ in 0..<2 { screen.flick(by: -60) }
    #expect(screen.app.writes == [1, 2, 0, 1, 0, 2])
    #expect(
      screen.shownTexts
        == ["film 1", "0 likes", "film 2", "0 likes", "film 0", "0 likes"])

    let pair = PagerScreen(PagerModel(films: (0..<2).map { Film($0) }, selection: 0)) {
      model, app in
      PosterPager(model.films, selection: app.selection) { FilmView(film: $0, app: app) }
        .posterLoops().posterPeek(100)
    }
    #expect(
      pair.shownTexts == ["film 1", "0 likes", "film 0", "0 likes", "film 1", "0 likes"])
    pair.tap(x: 300)
    pair.change { $0.caption = "!" }
    #expect(
      pair.shownTexts == ["film 1!", "0 likes", "film 0!", "0 likes", "film 1!", "1 likes"])
  }

  @Test("A jump in a looping pager of two shows both, with their copies")
  func loopingJump() {
    let screen = PagerScreen(PagerModel(films: (0..<2).map { Film($0) }, selection: 0)) {
      model, app in
      PosterPager(model.films, selection: app.selection) { FilmView(film: $0, app: app) }
        .posterLoops().posterPeek(100)
    }
    for selection in [1, 0, 1] {
      screen.change { $0.selection = selection }
      let (here, beside) = ("film \(selection)", "film \(1 - selection)")
      #expect(screen.shownTexts == [beside, "0 likes", here, "0 likes", beside, "0 likes"])
    }
    screen.change { $0.films.reverse() }
    #expect(
      screen.shownTexts == ["film 0", "0 likes", "film 1", "0 likes", "film 0", "0 likes"])
  }

  @Test("A page that turns by itself is selected, and none turns where less motion is wanted")
  func autoAdvance() {
    let screen = PagerScreen(PagerModel(films: (0..<3).map { Film($0) }, selection: 0)) {
      model, app in
      PosterPager(model.films, selection: app.selection) { FilmView(film: $0, app: app) }
        .posterAutoAdvance(.seconds(6))
    }
    #expect(screen.view.autoAdvanceInterval == .seconds(6))
    screen.view.advancer.onDue?()
    screen.finish()
    #expect(screen.app.writes == [1])
    screen.simulateSettings(reduceMotion: true)
    #expect(screen.view.advancer.interval == nil)
    screen.simulateSettings(reduceMotion: false)
    #expect(screen.view.advancer.interval == 6)
  }

  @Test("Down the vertical axis pages lie one below the other")
  func vertical() {
    let screen = PagerScreen(PagerModel(films: (0..<3).map { Film($0) }, selection: 0)) {
      model, app in
      PosterPager(model.films, selection: app.selection, axis: .vertical) {
        FilmView(film: $0, app: app)
      }
    }
    screen.scroller.beginDrag(at: CGPoint(x: 160, y: 400))
    screen.scroller.drag(to: CGPoint(x: 160, y: 290))
    #expect(screen.shownPages.map { screen.frame(of: $0).minY }.sorted() == [-100, 380])
    screen.scroller.endDrag(velocity: CGPoint(x: 0, y: -1000))
    screen.finish()
    #expect(screen.app.writes == [1])
  }

  @Test("Turning the device keeps the film, its state and the selection")
  func rotation() async {
    let screen = PagerScreen(count: 5, selection: 4)
    screen.tap()
    for size in [CGSize(width: 480, height: 320), CGSize(width: 320, height: 480)] {
      screen.resize(to: size)
      #expect(screen.shownTexts == ["film 4", "1 likes"])
      #expect(screen.shownPages.map(screen.frame) == [CGRect(origin: .zero, size: size)])
    }
    await screen.settleDown()
    #expect(screen.app.writes == [])
  }

  @Test("A modifier further out counts for the pagers inside, the nearest one first")
  func nesting() {
    let screen = PagerScreen(PagerModel(films: [Film(0), Film(1)])) { model, app in
      VStack {
        PosterPager(model.films) { FilmView(film: $0, app: app) }.posterSpacing(5)
      }
      .posterSpacing(7).posterPeek(30)
    }
    #expect(screen.view.spacing == 5)
    #expect(screen.view.peek == 30)
  }

  @Test("A pager that goes lets go of everything")
  func dismantled() {
    weak var view: PosterScrollView?
    let screen = PagerScreen(PagerModel(films: (0..<3).map { Film($0) }, selection: 0)) {
      model, app in
      if !model.films.isEmpty {
        PosterPager(model.films, selection: app.selection) { FilmView(film: $0, app: app) }
      }
    }
    view = screen.window.found(PosterScrollView.self).first
    #expect(view != nil)
    screen.change { $0.films = [] }
    #expect(view == nil)
    #expect(screen.app.appearances == ["+0", "-0"])
  }
}
