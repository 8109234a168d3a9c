import Testing
import UIKit

@testable import PosterScroll

@MainActor @Suite("Posters that come, go, move and change") struct EditingTests {
  private func posters(_ screen: PosterScreen, _ ids: String...) -> [Poster] {
    ids.map { id in
      let image = UIImage()
      screen.images.append(image)
      return Poster(id: id, image: .image(image))
    }
  }

  private func ids(_ screen: PosterScreen) -> [String] { screen.view.posters.map(\.id) }

  /// The images of pages that are gone, behind the pages.
  private func ghosts(_ screen: PosterScreen) -> [UIView] {
    screen.view.subviews.filter { $0 !== screen.scroller }
  }

  @Test("Inserting before the current one keeps it, and nothing on screen moves")
  func insert() {
    let screen = PosterScreen(count: 3)
    screen.view.scrollToPage(1, animated: false)
    let page = screen.shownPages.first
    let changes = page?.animatedChanges.count
    screen.view.insertPosters(posters(screen, "x", "y"), at: 1, animated: true)
    #expect(ids(screen) == ["0", "x", "y", "1", "2"])
    #expect(screen.view.currentPage == 3 && screen.shownPosters == [1])
    #expect(screen.shownPages.first === page && page?.animatedChanges.count == changes)
    #expect(ghosts(screen).isEmpty)
    screen.view.insertPosters(posters(screen, "z"), at: 99, animated: false)
    screen.view.insertPosters(posters(screen, "a"), at: -99, animated: false)
    #expect(ids(screen) == ["a", "0", "x", "y", "1", "2", "z"])
    #expect(screen.view.currentPosterID == "1")
  }

  @Test("Inserting what is there already is refused by name")
  func insertDuplicate() {
    let screen = PosterScreen(count: 2)
    screen.view.insertPosters(posters(screen, "1", "x", "x"), at: 0, animated: true)
    #expect(ids(screen) == ["x", "0", "1"])
    #expect(screen.recorder.errors == [.duplicateID("x"), .duplicateID("1")])
  }

  @Test("Removing the current one lets the following slide over what fades out")
  func removeCurrent() throws {
    let screen = PosterScreen(count: 4)
    screen.view.scrollToPage(1, animated: false)
    screen.view.removePosters(withIDs: ["1"], animated: true)
    #expect(ids(screen) == ["0", "2", "3"] && screen.view.currentPage == 1)
    #expect(screen.shownPosters == [2])
    let page = try #require(screen.shownPages.first)
    #expect(
      page.animatedChanges == [
        .center(from: CGPoint(x: 800, y: 240), to: CGPoint(x: 480, y: 240))
      ])
    let ghost = try #require(ghosts(screen).first)
    #expect(screen.view.subviews.first === ghost)
    #expect(ghost.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(ghost.animatedChanges == [.alpha(from: 1, to: 0)])
    UIView.finishAnimations()
    #expect(ghosts(screen).isEmpty)
  }

  @Test("Removing the last one brings back the one before, from the left")
  func removeLast() throws {
    let screen = PosterScreen(count: 3)
    screen.view.scrollToPage(2, animated: false)
    screen.view.removePosters(withIDs: ["2"], animated: true)
    #expect(screen.view.currentPage == 1 && screen.shownPosters == [1])
    #expect(
      screen.shownPages.first?.animatedChanges == [
        .center(from: CGPoint(x: 160, y: 240), to: CGPoint(x: 480, y: 240))
      ])
  }

  @Test("Removing a neighbour that peeks lets the next one slide in")
  func removeNeighbour() throws {
    let screen = PosterScreen(count: 4) { $0.peek = 40 }
    screen.view.removePosters(withIDs: ["1"], animated: true)
    #expect(screen.shownPosters == [0, 2])
    let next = try #require(screen.shownPage(of: 2))
    #expect(
      next.animatedChanges == [
        .center(from: CGPoint(x: 600, y: 240), to: CGPoint(x: 360, y: 240))
      ])
    #expect(screen.shownPage(of: 0)?.animatedChanges == [])
    #expect(ghosts(screen).first?.frame.minX == 280)
  }

  @Test("Moving keeps the current one; neighbours slide, those from far away fade in")
  func move() throws {
    let screen = PosterScreen(count: 9) { $0.peek = 40 }
    screen.view.scrollToPage(4, animated: false)
    screen.view.movePoster(withID: "4", to: 1, animated: true)
    #expect(ids(screen) == ["0", "4", "1", "2", "3", "5", "6", "7", "8"])
    #expect(screen.view.currentPage == 1 && screen.shownPosters == [0, 4, 1])
    #expect(screen.shownPage(of: 4)?.animatedChanges == [])
    #expect(screen.shownPage(of: 0)?.animatedChanges == [.alpha(from: 0, to: 1)])
    #expect(ghosts(screen).count == 2)
    screen.view.movePoster(withID: "8", to: -5, animated: false)
    screen.view.movePoster(withID: "0", to: 50, animated: false)
    #expect(ids(screen) == ["8", "4", "1", "2", "3", "5", "6", "7", "0"])
    #expect(screen.view.currentPosterID == "4")
  }

  @Test("Replacing a picture on screen fades it over the old one; off screen nothing shows")
  func replace() throws {
    let screen = PosterScreen(count: 3)
    let page = try #require(screen.shownPages.first)
    screen.images.append(UIImage())
    screen.view.replacePoster(Poster(id: "2", image: .image(screen.images[3])), animated: true)
    #expect(page.animatedChanges.isEmpty && ghosts(screen).isEmpty)
    screen.view.replacePoster(Poster(id: "0", image: .image(screen.images[3])), animated: true)
    #expect(screen.shownPages.first === page && screen.shownPosters == [3])
    #expect(page.animatedChanges == [.alpha(from: 0, to: 1)] && page.alpha == 1)
    #expect(ghosts(screen).count == 1)
  }

  @Test("An id that is not there is reported, and nothing changes")
  func unknown() {
    let screen = PosterScreen(count: 2)
    screen.view.movePoster(withID: "x", to: 0, animated: true)
    screen.view.replacePoster(Poster(id: "y", image: nil), animated: true)
    screen.view.removePosters(withIDs: ["z", "0"], animated: true)
    #expect(screen.recorder.errors == [.unknownID("x"), .unknownID("y"), .unknownID("z")])
    #expect(screen.recorder.errors.first?.description.contains("\"x\"") == true)
    #expect(ids(screen) == ["1"])
  }

  @Test("Nothing animates unasked, in motion, in no window, or without a size", arguments: 0..<4)
  func still(way: Int) {
    let screen = PosterScreen(
      size: way == 3 ? .zero : CGSize(width: 320, height: 480), count: 4)
    if way == 1 { screen.drag(by: 60) }
    if way == 2 { screen.view.removeFromSuperview() }
    screen.view.removePosters(withIDs: ["0"], animated: way != 0)
    screen.view.insertPosters(posters(screen, "x"), at: 0, animated: way != 0)
    #expect(ghosts(screen).isEmpty)
    #expect(screen.pageViews.allSatisfy { $0.animatedChanges.isEmpty })
    #expect(ids(screen) == ["x", "1", "2", "3"])
  }

  @Test("Under reduced motion pages fade in the place of sliding")
  func reducedMotion() {
    let screen = PosterScreen(count: 3)
    UIAccessibility.simulateReduceMotion(true)
    defer { UIAccessibility.simulateReduceMotion(false) }
    screen.view.removePosters(withIDs: ["0"], animated: true)
    #expect(screen.shownPages.first?.animatedChanges == [.alpha(from: 0, to: 1)])
  }

  @Test("The last poster fades out, and the first one in")
  func lastAndFirst() {
    let screen = PosterScreen(count: 1)
    screen.view.removePosters(withIDs: ["0"], animated: true)
    #expect(screen.pageViews.isEmpty && ghosts(screen).count == 1)
    UIView.finishAnimations()
    screen.view.insertPosters(posters(screen, "x"), at: 0, animated: true)
    #expect(screen.shownPosters == [1])
    screen.flick()
    #expect(screen.view.currentPage == 0)
  }

  @Test("A reloaded data source animates what changed")
  func reloaded() {
    let source = PageSource(["a", "b", "c"])
    let screen = PosterScreen(count: 0) { $0.dataSource = source }
    (source.words, source.ids) = (["b", "c"], ["b", "c"])
    screen.view.reloadData(animated: true)
    #expect(screen.shownWords == ["b"])
    #expect(
      screen.shownPages.first?.animatedChanges == [
        .center(from: CGPoint(x: 480, y: 240), to: CGPoint(x: 160, y: 240))
      ])
  }

  @Test("A looping view keeps its poster, and what stands in comes from where it was")
  func looping() {
    let screen = PosterScreen(count: 4) { $0.isLooping = true }
    screen.flick(by: -60)
    #expect(screen.shownPosters == [3])
    screen.view.removePosters(withIDs: ["3"], animated: true)
    #expect(screen.shownPosters == [2])
    screen.flick()
    #expect(screen.shownPosters == [0])
  }
}
