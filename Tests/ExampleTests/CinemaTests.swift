import PosterScroll
import SwiftUI
import Testing
import UIKit

@testable import Cinema

@MainActor @Suite("Cinema") struct CinemaTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ view: some View) {
    let host = UIHostingConfiguration { view }.margins(.all, 0).makeContentView()
    host.frame = window.bounds
    window.addSubview(host)
    window.layoutIfNeeded()
  }

  private func pager() throws -> (PosterScrollView, UIScrollView) {
    let pager = try #require(found(PosterScrollView.self, in: window).first)
    return (pager, try #require(pager.panGestureRecognizer.view as? UIScrollView))
  }

  private func found<Found: UIView>(_ type: Found.Type, in view: UIView) -> [Found] {
    view.subviews.flatMap { ($0 as? Found).map { [$0] } ?? found(type, in: $0) }
  }

  @Test("captions the film to which a finger turns")
  func paging() throws {
    show(NowShowing())
    #expect(window.shownTexts.contains("Perihelion"))
    let (pager, scroller) = try pager()
    scroller.beginDrag(at: CGPoint(x: 300, y: 400))
    scroller.drag(to: CGPoint(x: 200, y: 400))
    scroller.endDrag(velocity: CGPoint(x: -1000, y: 0))
    scroller.finishDeceleration()
    window.layoutIfNeeded()
    #expect(pager.currentPage == 1)
    #expect(window.shownTexts.contains("Low Tide"))
    #expect(!window.shownTexts.contains("Perihelion"))
  }

  @Test("opens the film that is tapped")
  func detail() throws {
    show(NowShowing())
    let (_, scroller) = try pager()
    scroller.beginDrag(at: CGPoint(x: 195, y: 400))
    scroller.endDrag()
    window.layoutIfNeeded()
    #expect(window.shownTexts.contains("118 minutes"))
  }

  @Test("has a setting for each option")
  func options() {
    var options = PagerOptions()
    show(OptionsForm(options: .constant(options)))
    for name in ["Effect", "Depth", "Axis", "Peek", "Spacing", "Loop", "Turn every 6 seconds"] {
      #expect(window.shownTexts.contains(name))
    }
    options.effect = .reveal
    #expect(options.posterEffect.depth == 1)
  }

  @Test("offers every effect, each with a name of its own", arguments: EffectName.allCases)
  func effects(name: EffectName) {
    var options = PagerOptions()
    options.effect = name
    #expect("\(options.posterEffect)".hasPrefix(name == .breathe ? "custom" : name.rawValue))
  }

  @Test("scales its own effect's pages and pictures")
  func breathe() {
    let placement = PagerOptions(effect: .breathe).posterEffect
      .placement(at: 0.5, stride: 390, pageLength: 390)
    #expect(placement.page.scale == 0.95)
    #expect(placement.picture.scale == 1.1)
  }

  @Test("mentions each film once")
  func films() {
    #expect(Set(Film.all.map(\.id)).count == Film.all.count)
  }
}
