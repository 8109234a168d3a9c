import PosterEngine
import PosterScroll
import Testing
import UIKit

@MainActor @Suite("Effects") struct EffectSnippetsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func pager(_ configure: (PosterScrollView) -> Void) -> PosterScrollView {
    let pager = PosterScrollView(frame: window.bounds)
    configure(pager)
    pager.posters = ["a", "b"].map { Poster(id: $0, image: .image(UIImage()), title: $0) }
    window.addSubview(pager)
    window.layoutIfNeeded()
    pager.drag(by: 160)
    return pager
  }

  @Test("an effect is chosen, and captions lag by a depth of their own")
  func depths() {
    let pager = pager {
      EffectSnippets.choose($0)
      EffectSnippets.lag($0)
    }
    let pages = pager.found(PosterView.self)
    // Half a page of 320 points on the way, times 0.5 and 0.2.
    #expect(pages.compactMap { $0.contentView?.frame.minX.magnitude } == [80, 80])
    #expect(pages.compactMap { $0.overlayView?.frame.minX.magnitude } == [32, 32])
  }

  @Test("an effect of the app's own shrinks pages and lets pictures grow")
  func custom() {
    let pager = pager { $0.effect = .breathe }
    let pages = pager.found(PosterView.self)
    // Half way: scales of 1 − 0.05 and 1 + 0.1.
    #expect(pages.map { ($0.frame.width * 1000).rounded() } == [304_000, 304_000])
    #expect(
      pages.compactMap { $0.contentView.map { ($0.frame.width * 1000).rounded() } }
        == [352_000, 352_000])
  }

  @Test("an overlay of the app's takes the caption's place")
  func overlay() {
    let badges = Badges([UIView(frame: .zero), UIView(frame: .zero)])
    let pager = pager { $0.delegate = badges }
    #expect(pager.found(PosterView.self).map(\.overlayView) == badges.badges)
  }
}
