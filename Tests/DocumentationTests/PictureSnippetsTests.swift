import PosterScroll
import Testing
import UIKit

@MainActor @Suite("Pictures and memory") struct PictureSnippetsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let pager = PosterScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(_ ids: [String], delegate: LatePictures? = nil) {
    pager.delegate = delegate
    pager.posters = ids.map { Poster(id: $0, image: nil) }
    window.addSubview(pager)
    window.layoutIfNeeded()
  }

  /// Lets tasks run until something is so.
  private func wait(until isSo: () -> Bool) async {
    for _ in 0..<1000 where !isSo() { await Task.yield() }
  }

  @Test("pictures come when they are needed, and go with their pages")
  func late() async {
    let pictures = ["a": UIImage(), "b": UIImage()]
    let delegate = LatePictures(PictureShelf(pictures))
    show(["a", "b", "c"], delegate: delegate)
    await wait { pager.posters[0].image != nil }
    #expect(shown() == pictures["a"])
    pager.flick()
    await wait { pager.posters[1].image != nil }
    #expect(shown() == pictures["b"])
    #expect(pager.posters[0].image == nil)
    pager.flick()
    await wait { pager.posters[2].image != nil }
    guard case .unavailable = pager.posters[2].image else {
      Issue.record("the third picture cannot be had")
      return
    }
  }

  @Test("a picture that comes when its page has left is not kept")
  func tooLate() async {
    let delegate = LatePictures(PictureShelf(["a": UIImage(), "b": UIImage()]))
    show(["a", "b"], delegate: delegate)
    pager.scrollToPage(1, animated: false)
    await wait { pager.posters[1].image != nil }
    for _ in 0..<100 { await Task.yield() }
    #expect(pager.posters[0].image == nil)
  }

  @Test("a view takes the place of a missing picture")
  func placeholder() {
    PictureSnippets.replaceMissing(pager)
    show(["a"])
    #expect(pager.found(SpinnerView.self).count == 1)
  }

  @Test("pictures are fitted before themselves, blurred")
  func fit() {
    PictureSnippets.fit(pager)
    guard case .blur = pager.backdrop else {
      Issue.record("the backdrop is the picture, blurred")
      return
    }
    #expect(pager.pictureMode == .fit)
  }

  private func shown() -> UIImage? {
    let page = pager.found(PosterView.self).first { page in
      page.convert(CGPoint.zero, to: window).x == 0
    }
    return (page?.contentView as? UIImageView)?.image
      ?? page?.contentView?.found(UIImageView.self).first?.image
  }
}
