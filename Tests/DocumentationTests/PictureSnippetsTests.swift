import PosterImages
import PosterScroll
import Testing
import UIKit

@MainActor @Suite("Pictures and memory", .timeLimit(.minutes(5))) struct PictureSnippetsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let pager = PosterScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(_ ids: [String] = [], delegate: Failures? = nil) {
    pager.delegate = delegate
    if !ids.isEmpty { pager.posters = ids.map { Poster(id: $0, image: nil) } }
    window.addSubview(pager)
    window.layoutIfNeeded()
  }

  /// Lets tasks run until something is so.
  private func wait(until isSo: () -> Bool) async {
    while !isSo() { await Task.yield() }
  }

  @Test("pictures are named by their URLs; what cannot be had is told, and tried again")
  func urls() async {
    let delegate = Failures()
    PictureSnippets.showFiles(of: [Film("Dune"), Film("Alien")], in: pager)
    show(delegate: delegate)
    await wait { !delegate.reasons.isEmpty }
    #expect(delegate.reasons == ["0 cannot be opened: there is no such file"])
    PictureSnippets.retry(pager.posters[0], in: pager)
    await wait { delegate.reasons.count > 1 }
    PictureSnippets.show(Film("Dune").url, in: pager)
    #expect(pager.posters.map(\.id) == ["dune"])
  }

  @Test("an image library is told the page's size in pixels")
  func library() async {
    let (library, delegate) = (ImageLibrary(), Failures())
    PictureSnippets.use(library, for: Film("Dune"), in: pager)
    show(delegate: delegate)
    await wait { !delegate.reasons.isEmpty }
    // A failure is forgotten after two seconds: a machine that is held up for longer asks again.
    #expect(Set(await library.asked) == ["dune, 640 × 960"])
    #expect(delegate.reasons == ["0 could not be loaded: NotFound()"])
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
}

/// Hears which pictures cannot be had.
@MainActor private final class Failures: PosterScrollViewDelegate {
  var reasons: [String] = []

  func posterScrollView(
    _ view: PosterScrollView, didFailToLoadPictureOf page: Int, with error: PictureError
  ) {
    reasons.append("\(page) \(error)")
  }
}
