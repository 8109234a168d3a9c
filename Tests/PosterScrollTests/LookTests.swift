import PosterScroll
import Testing
import UIKit

@MainActor @Suite("What posters look like") struct LookTests {
  private let picture = UIImage()

  private func screen(_ posters: Poster..., configure: (PosterScrollView) -> Void = { _ in })
    -> PosterScreen
  {
    PosterScreen(count: 0) {
      $0.posters = posters
      configure($0)
    }
  }

  private func content(_ screen: PosterScreen) throws -> UIImageView {
    try #require(screen.shownPages.first?.contentView as? UIImageView)
  }

  @Test("A picture fills its page by itself")
  func fill() throws {
    let content = try content(screen(Poster(id: "a", image: .image(picture))))
    #expect(content.image === picture && content.contentMode == .scaleAspectFill)
    #expect(content.subviews.isEmpty && content.backgroundColor == nil)
  }

  @Test("A fitted picture stays within its page; its backdrop overhangs")
  func fit() throws {
    let screen = screen(Poster(id: "a", image: .image(picture)), Poster(id: "b", image: nil)) {
      $0.pictureMode = .fit
      $0.peek = 40
    }
    let content = try content(screen)
    let front = try #require(content.subviews.first as? UIImageView)
    // The page is 240 wide; at depth 0.5 the backdrop overhangs by 20 on each side.
    #expect(content.bounds.size == CGSize(width: 280, height: 480))
    #expect(front.frame == CGRect(x: 20, y: 0, width: 240, height: 480))
    #expect(front.contentMode == .scaleAspectFit && front.image === picture)
    #expect(content.image == nil && content.backgroundColor == .black)
    screen.view.effect = .reveal
    screen.view.peek = 60
    screen.window.layoutIfNeeded()
    #expect(content.bounds.width == 320)
    #expect(front.frame == CGRect(x: 60, y: 0, width: 200, height: 480))
    screen.view.pictureMode = .fill
    #expect(content.image === picture && content.subviews.isEmpty)
  }

  @Test("A backdrop is a colour, or the picture blurred")
  func backdrop() throws {
    let screen = screen(Poster(id: "a", image: .image(picture))) {
      $0.backdrop = .color(.white)
      $0.pictureMode = .fit
    }
    let content = try content(screen)
    #expect(content.backgroundColor == .white && content.image == nil)
    screen.view.backdrop = .blur
    screen.window.layoutIfNeeded()
    #expect(content.image === picture && content.backgroundColor == nil)
    #expect(content.subviews.count == 2)
    #expect(content.subviews.first is UIVisualEffectView)
    #expect(content.subviews.first?.frame == content.bounds)
    screen.view.backdrop = .color(.black)
    #expect(content.subviews.count == 1 && content.image == nil)
  }

  @Test("A page without a picture has a colour, and gets the picture when it comes")
  func placeholder() throws {
    let screen = screen(Poster(id: "a", image: nil), Poster(id: "b", image: .unavailable))
    #expect(try content(screen).image == nil)
    #expect(try content(screen).backgroundColor == UIColor(white: 0.2, alpha: 1))
    screen.view.placeholderColor = .white
    #expect(try content(screen).backgroundColor == .white)
    screen.flick()
    #expect(try content(screen).backgroundColor == .white)
    screen.flick(by: -60)
    screen.view.replacePoster(Poster(id: "a", image: .image(picture)), animated: false)
    #expect(try content(screen).image === picture)
    #expect(try content(screen).backgroundColor == nil)
  }

  @Test("A page without a picture may show a view of the app's, which lags as the picture would")
  func placeholderView() throws {
    let screen = screen(
      Poster(id: "a", image: nil), Poster(id: "b", image: .unavailable),
      Poster(id: "c", image: .image(picture)))
    screen.view.placeholder = { poster, reason in
      let view = WordView(frame: .zero)
      view.word = "\(poster.id) \(reason)"
      return reason == .missing && poster.id == "d" ? nil : view
    }
    #expect(screen.shownWords == ["a missing"])
    screen.flick()
    #expect(screen.shownWords == ["b unavailable"])
    screen.drag(by: 80)
    #expect(screen.shownPages.first?.contentView?.frame.minX == 40)
    #expect((screen.shownPages.last?.contentView as? UIImageView)?.image === picture)
    screen.release()
    screen.finish()
    screen.view.posters = [Poster(id: "d", image: nil)]
    #expect(screen.shownWords.isEmpty)
    #expect(try content(screen).backgroundColor == UIColor(white: 0.2, alpha: 1))
  }

  @Test("A poster keeps what it is given")
  func poster() {
    let link = URL(string: "https://example.org/dune")
    let poster = Poster(
      id: "dune", image: nil, title: "Dune", subtitle: "1984", link: link,
      description: "A desert under two moons")
    #expect(poster.subtitle == "1984" && poster.link == link)
    #expect(screen(poster).readings == ["Dune, 1984, A desert under two moons, 1 of 1"])
  }

  @Test("The first lines of an app give a pager")
  func firstLines() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (bounds, img) = (window.bounds, picture)
    let view = PosterScrollView(frame: bounds)
    view.posters = [Poster(id: "dune", image: .image(img), title: "Dune")]
    window.addSubview(view)
    window.layoutIfNeeded()
    let page = view.panGestureRecognizer.view?.subviews.first as? PosterView
    #expect((page?.contentView as? UIImageView)?.image === img)
    #expect(page?.frame.size == CGSize(width: 320, height: 480))
  }
}
