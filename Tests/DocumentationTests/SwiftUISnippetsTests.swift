import PosterScroll
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Getting started in SwiftUI") struct SwiftUISnippetsTests {
  private let films = ["Low Tide", "Snowline", "Understory"].map { Film($0) }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func pager(_ view: some View) throws -> PosterScrollView {
    let host = UIHostingConfiguration { view }.margins(.all, 0).makeContentView()
    host.frame = window.bounds
    window.addSubview(host)
    window.layoutIfNeeded()
    return try #require(window.found(PosterScrollView.self).first)
  }

  @Test("gives a pager that turns under a finger, and shows what is selected")
  func selection() throws {
    let pager = try pager(NowShowing(films: films, filmID: "snowline"))
    #expect(pager.currentPage == 1)
    pager.flick()
    #expect(pager.currentPage == 2)
    let pictures = pager.found(UIImageView.self).map(\.bounds.size)
    #expect(pictures.contains(CGSize(width: 320, height: 480)))
  }

  @Test("sets every option with a modifier")
  func modifiers() throws {
    let pager = try pager(Decorated(films: films, filmID: "low-tide"))
    #expect(pager.peek == 24)
    #expect(pager.spacing == 12)
    #expect(pager.isLooping)
    #expect(pager.autoAdvanceInterval == .seconds(6))
    #expect(pager.effect.depth == 1)
  }
}
