import PosterScroll
import Testing
import UIKit

@MainActor @Suite("Getting started in UIKit") struct NowShowingControllerTests {
  let controller = NowShowingController(["Low Tide", "Snowline", "Understory"].map { Film($0) })
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func pager() throws -> PosterScrollView {
    let view = controller.view
    let pager = try #require(view as? PosterScrollView)
    pager.frame = window.bounds
    window.addSubview(pager)
    window.layoutIfNeeded()
    return pager
  }

  @Test("gives a pager that turns under a finger, names the film and opens it")
  func paging() throws {
    let pager = try pager()
    pager.delegate = controller
    #expect(pictures(in: pager).first === controller.films[0].poster)
    pager.flick()
    #expect(pager.currentPage == 1)
    #expect(controller.title == "Snowline")
    pager.tap()
    #expect(controller.opened == ["snowline"])
  }

  @Test("gives any view as a page")
  func dataSource() throws {
    let pager = try pager()
    pager.dataSource = controller
    window.layoutIfNeeded()
    #expect(pager.found(TrailerView.self).map { $0.film?.id } == ["low-tide"])
    pager.flick()
    #expect(pager.currentPosterID == "snowline")
  }

  @Test("keeps a page control in step")
  func pageControl() throws {
    let (pager, control) = (try pager(), UIPageControl(frame: .zero))
    UIKitSnippets.keepInStep(pager, control)
    pager.flick()
    #expect(control.numberOfPages == 3)
    #expect(control.currentPage == 1)
  }

  @Test("changes the list and keeps the poster")
  func changes() throws {
    let pager = try pager()
    pager.scrollToPage(2, animated: false)
    UIKitSnippets.change(pager, Poster(id: "premiere", image: nil))
    #expect(pager.posters.map(\.id) == ["premiere", "low-tide", "understory"])
    #expect(pager.currentPosterID == "understory")
  }

  @Test("peeks, loops, advances and turns")
  func options() throws {
    let pager = try pager()
    UIKitSnippets.peek(pager)
    UIKitSnippets.loop(pager)
    UIKitSnippets.advance(pager)
    pager.scrollToPage(3, animated: false)
    window.layoutIfNeeded()
    #expect(pager.currentPage == 0)
    #expect(pager.autoAdvanceInterval == .seconds(6))
    // A page of 320 − 2 · 24 points, and its neighbours on both sides.
    #expect(pager.found(PosterView.self).filter { $0.bounds.width == 272 }.count >= 3)
    UIKitSnippets.turn(pager)
    #expect(pager.axis == .vertical)
  }

  @Test("describes what is in a picture")
  func description() {
    let poster = UIKitSnippets.describe(UIImage())
    #expect(poster.description?.contains("lighthouse") == true)
  }

  @Test("counts pages in the app's language")
  func count() throws {
    let pager = try pager()
    UIKitSnippets.count(pager)
    #expect(pager.accessibilityPosition(3, 12) == "3 of 12")
  }

  @Test("begins with one picture")
  func simplest() {
    let view = UIKitSnippets.inherit(window.bounds, UIImage())
    #expect(view.posters.count == 1)
  }

  private func pictures(in view: UIView) -> [UIImage] {
    view.found(UIImageView.self).compactMap(\.image)
  }
}
