import PosterScroll
import SwiftUI
import TestSupport
import Testing
import UIKit

@MainActor @Suite("A pager in turmoil")
struct PosterPagerFuzzTests {
  @Test("Whatever happens, selection and page agree at rest, and little is kept", arguments: 1...12)
  func turmoil(seed: Int) async {
    var random = SeededRandom(seed: UInt64(seed))
    let screen = PagerScreen(PagerModel(films: (0..<5).map { Film($0) }, selection: 0)) {
      model, app in
      PosterPager(model.films, selection: app.selection) { FilmView(film: $0, app: app) }
        .posterPeek(CGFloat(seed % 3) * 55).posterLoops(seed.isMultiple(of: 2))
    }
    for step in 0..<60 {
      let action = Action.allCases.randomElement(using: &random) ?? .flick
      perform(action, on: screen, using: &random)
      #expect(
        screen.shownPages.allSatisfy { $0.shownTexts.count >= 2 },
        "seed \(seed), step \(step), \(action)")
      guard screen.app.films.count > 0, !screen.scroller.isTracking else { continue }
      screen.finish()
      await screen.settleDown()
      screen.finish()
      let shown = screen.app.films[screen.view.currentPage].id
      let selected = screen.app.selected
      #expect(
        selected == shown || !screen.app.films.contains { $0.id == selected },
        "seed \(seed), step \(step), \(action)")
      #expect(screen.view.pageProgress == screen.view.pageProgress.rounded())
    }
    #expect(screen.window.writesDuringUpdates == 0)
    #expect(screen.window.found(PosterView.self).count <= 5)
  }

  private func perform(
    _ action: Action, on screen: PagerScreen, using random: inout SeededRandom
  ) {
    let id = Int.random(in: 0..<8, using: &random)
    let distance = CGFloat.random(in: -400...400, using: &random)
    switch action {
    case .flick: screen.flick(by: distance)
    case .drag: screen.scroller.isTracking ? screen.drag(on: distance) : screen.drag(by: distance)
    case .release: screen.scroller.endDrag(velocity: CGPoint(x: distance * 3, y: 0))
    case .frame: screen.scroller.advanceFrame()
    case .select: screen.change { $0.selection = id }
    case .selectAnimated: withAnimation { screen.change { $0.selection = id } }
    case .data:
      let ids = (0..<8).shuffled(using: &random).prefix(id)
      screen.change { $0.films = ids.map { Film($0) } }
    case .caption: screen.change { $0.caption += "." }
    case .turn:
      screen.resize(
        to: CGSize(width: screen.window.frame.height, height: screen.window.frame.width))
    case .mirror: screen.change { $0.isRightToLeft.toggle() }
    }
  }

  private enum Action: CaseIterable {
    case flick, drag, release, frame, select, selectAnimated, data, caption, turn, mirror
  }
}
