import PosterScroll
import Testing
import UIKit

@MainActor @Suite("The list of posters") struct PostersTests {
  @Test("Five, none, three: empty, then page 0")
  func emptied() {
    let screen = PosterScreen(count: 5)
    let posters = screen.view.posters
    screen.view.scrollToPage(4, animated: false)
    screen.view.posters = []
    #expect(screen.view.currentPage == 0 && screen.view.pageProgress == 0)
    #expect(screen.pageViews.isEmpty)
    screen.flick()
    screen.view.posters = Array(posters.prefix(3))
    #expect(screen.view.currentPage == 0)
    #expect(screen.shownPosters == [0])
    screen.flick()
    #expect(screen.view.currentPage == 1)
  }

  @Test("A list that changes under a looping view without posters starts at page 0")
  func loopingEmptied() {
    let screen = PosterScreen(count: 0) { $0.isLooping = true }
    screen.flick()
    screen.images = [UIImage(), UIImage()]
    screen.view.posters = screen.images.enumerated().map { Poster(id: "\($0)", image: .image($1)) }
    #expect(screen.view.currentPage == 0)
    screen.flick(by: -60)
    #expect(screen.view.currentPage == 1)
    screen.view.posters = []
    #expect(screen.view.currentPage == 0 && screen.pageViews.isEmpty)
  }

  @Test("The current poster is kept by its id, and its view with it", arguments: [false, true])
  func kept(looping: Bool) {
    let screen = PosterScreen(count: 6) { $0.isLooping = looping }
    let posters = screen.view.posters
    screen.view.scrollToPage(2, animated: false)
    let view = screen.shownPage(of: 2)
    // Three inserted before it, by others taken away.
    screen.view.posters = [posters[5], posters[4], posters[3], posters[0], posters[2]]
    #expect(screen.view.currentPage == 4)
    #expect(screen.shownPosters == [2])
    #expect(screen.shownPage(of: 2) === view)
    #expect(screen.recorder.changes.last == 4)
    #expect(screen.recorder.ended.isEmpty == !screen.recorder.displayed.contains(2))
  }

  @Test("Where the current poster is gone, its number stays")
  func removed() {
    let screen = PosterScreen(count: 5)
    let posters = screen.view.posters
    screen.view.scrollToPage(2, animated: false)
    screen.view.posters = [posters[0], posters[1], posters[3], posters[4]]
    #expect(screen.view.currentPage == 2 && screen.shownPosters == [3])
    screen.view.scrollToPage(3, animated: false)
    screen.view.posters = [posters[0], posters[1]]
    #expect(screen.view.currentPage == 1 && screen.shownPosters == [1])
  }

  @Test("Where the current poster goes while the view moves, the view rests on its number")
  func removedWhileMoving() {
    let screen = PosterScreen(count: 5)
    let posters = screen.view.posters
    screen.drag(by: 100)
    screen.release(speed: 1000)
    screen.view.posters = Array(posters.dropFirst())
    #expect(screen.view.pageProgress == 0 && screen.shownPosters == [1])
    #expect(screen.recorder.settles == [0])
    screen.finish()
    #expect(screen.view.pageProgress == 0)
    screen.drag(by: 100)
    screen.view.posters = Array(posters.dropFirst(2))
    #expect(screen.view.pageProgress == 0)
    screen.drag(on: 80)
    #expect(screen.view.pageProgress == 0.25)
    screen.release(speed: 1000)
    screen.finish()
    #expect(screen.view.currentPage == 1 && screen.shownPosters == [3])
  }

  @Test("The same list in another order, in mid-drag: the finger keeps its poster")
  func reorderedInDrag() {
    let screen = PosterScreen(count: 5)
    screen.view.scrollToPage(3, animated: false)
    screen.drag(by: 80)
    screen.view.posters = screen.view.posters.reversed()
    #expect(screen.view.pageProgress == 1.25)
    #expect(screen.displacement(of: 3)?.x == 40)
    #expect(screen.displacement(of: 2)?.x == -120)
    screen.release(speed: 1000)
    screen.finish()
    #expect(screen.view.currentPage == 2)
    #expect(screen.shownPosters == [2])
  }

  @Test("An insertion in mid-deceleration: the content arrives at its poster")
  func insertedInDeceleration() {
    let screen = PosterScreen(count: 5)
    screen.drag(by: 80)
    screen.release(speed: 1000)
    screen.scroller.advanceFrame()
    screen.images.append(UIImage())
    screen.view.posters =
      [Poster(id: "new", image: .image(screen.images[5]))] + screen.view.posters
    screen.finish()
    #expect(screen.view.currentPage == 2)
    #expect(screen.shownPosters == [1])
    #expect(screen.recorder.settles == [2])
  }

  @Test("Appending leaves a deceleration alone")
  func appendedInDeceleration() {
    let screen = PosterScreen(count: 3)
    screen.drag(by: 80)
    screen.release(speed: 1000)
    screen.view.addPoster(UIImage())
    #expect(screen.scroller.isDecelerating)
    screen.finish()
    #expect(screen.view.currentPage == 1)
  }

  @Test("Another picture under the same id shows at once")
  func replaced() {
    let screen = PosterScreen(count: 2)
    screen.images.append(UIImage())
    var posters = screen.view.posters
    posters[0].image = .image(screen.images[2])
    screen.view.posters = posters
    #expect(screen.shownPosters == [2])
    #expect(screen.shownPages.first?.subviews.count == 1)
  }

  @Test("One picture on two posters shows on both")
  func samePicture() {
    let picture = UIImage()
    let screen = PosterScreen(count: 0)
    screen.images = [picture]
    screen.view.addPoster(picture)
    screen.view.addPoster(picture)
    screen.drag(by: 100)
    #expect(screen.shownPosters == [0, 0])
    #expect(screen.view.posters[0].id != screen.view.posters[1].id)
  }

  @Test("An id used twice is refused by name, and the first poster shows")
  func duplicates() {
    let screen = PosterScreen(count: 0)
    screen.images = [UIImage(), UIImage(), UIImage()]
    screen.view.posters = [
      Poster(id: "dune", image: .image(screen.images[0])),
      Poster(id: "alien", image: .image(screen.images[1])),
      Poster(id: "dune", image: .image(screen.images[2])),
    ]
    #expect(screen.view.posters.map(\.id) == ["dune", "alien"])
    #expect(screen.shownPosters == [0])
    #expect(screen.recorder.errors == [.duplicateID("dune")])
    #expect(screen.recorder.errors.first?.description.contains("\"dune\"") == true)
    screen.view.addPoster(Poster(id: "alien", image: .image(screen.images[2])))
    #expect(screen.view.posters.count == 2)
    #expect(screen.recorder.errors.last == .duplicateID("alien"))
  }
}
