import PosterScroll
import Testing
import UIKit

@MainActor @Suite("The current poster, restored") struct RestorationTests {
  private func restored(from old: PosterScrollView, into view: PosterScrollView) throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    old.encodeRestorableState(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    view.decodeRestorableState(with: unarchiver)
  }

  @Test("shows again, wherever it is in the list")
  func there() throws {
    let (old, new) = (PosterScreen(count: 5), PosterScreen(count: 5))
    old.view.scrollToPage(3, animated: false)
    new.view.posters = new.view.posters.reversed()
    try restored(from: old.view, into: new.view)
    #expect(new.view.currentPosterID == "3")
    #expect(new.view.currentPage == 1 && new.shownPosters == [3])
  }

  @Test("shows when the posters come later")
  func later() throws {
    let (old, new) = (PosterScreen(count: 5), PosterScreen(count: 0))
    old.view.scrollToPage(3, animated: false)
    try restored(from: old.view, into: new.view)
    #expect(new.view.currentPosterID == nil)
    new.view.posters = old.view.posters
    #expect(new.view.currentPage == 3 && new.recorder.changes == [3])
    new.view.posters = old.view.posters.reversed()
    #expect(new.view.currentPage == 1)
  }

  @Test("is not waited for by somebody who has scrolled")
  func scrolled() {
    for way in 0..<2 {
      let screen = PosterScreen(count: 3)
      screen.view.currentPosterID = "late"
      if way == 0 { screen.flick() } else { screen.view.scrollToPage(1, animated: false) }
      screen.view.addPoster(Poster(id: "late", image: .image(UIImage())))
      #expect(screen.view.currentPage == 1)
    }
  }

  @Test("of a view without posters is none, and changes nothing")
  func none() throws {
    let (old, new) = (PosterScreen(count: 0), PosterScreen(count: 3))
    new.view.scrollToPage(2, animated: false)
    try restored(from: old.view, into: new.view)
    #expect(new.view.currentPage == 2)
    new.view.currentPosterID = nil
    #expect(new.view.currentPosterID == "2")
  }

  @Test("is a data source's page, too")
  func dataSource() {
    let (screen, source) = (PosterScreen(count: 0), PageSource(["a", "b", "c"]))
    screen.view.currentPosterID = "c"
    screen.view.dataSource = source
    #expect(screen.view.currentPage == 2 && screen.view.currentPosterID == "c")
  }
}
