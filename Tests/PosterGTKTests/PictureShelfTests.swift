import GtkInterop
import PosterImages
import Testing

@testable import PosterGTK

@MainActor
@Suite struct PictureShelfTests: ShelfSuite {
  let decoder = CountingDecoder()
  let executor = ManualExecutor()

  @Test("Pictures on screen are decoded before those beside them, each once, on other threads")
  func order() {
    let shelf = shelf()
    shelf.want(visible: requests("5", "6"), nearby: requests("7", "4", "8"))
    shelf.want(visible: requests("5", "6"), nearby: requests("7", "4", "8"))
    #expect(decoded.isEmpty)
    #expect(!shelf.isComplete)
    run()
    #expect(decoded == sources("5", "6", "7", "4", "8"))
    #expect(shelf.isComplete)
    #expect(shelf.count == 2)
  }

  @Test("What is not wanted any more never costs a decode; what moves in from beside is first")
  func cancelled() {
    let shelf = shelf()
    shelf.want(visible: requests("0"), nearby: requests("1", "2"))
    shelf.want(visible: requests("50"), nearby: requests("51", "2"))
    shelf.want(visible: requests("2"), nearby: requests("51"))
    run()
    #expect(decoded == sources("2", "51"))
    #expect(width(shelf, "2") == 8)
    #expect(width(shelf, "0") == nil)
  }

  @Test("A picture in memory is there at once, and does not fade")
  func inMemory() {
    let shelf = shelf()
    shelf.want(visible: requests("0"), nearby: requests("1"))
    run()
    shelf.want(visible: requests("1"), nearby: requests("0"))
    #expect(width(shelf, "1") == 8)
    #expect(shelf.fade(of: sources("1")[0]).progress == 1)
    run()
    #expect(decoded == sources("0", "1"))
  }

  @Test("No more is asked for ahead than memory holds: the next one, at least")
  func room() {
    // A picture is 8 × 8 × 4 bytes, and the table counts some more for it.
    let shelf = shelf(cacheByteLimit: 256 * 4)
    shelf.want(visible: requests("0"), nearby: requests("1", "2", "3", "4", "5"))
    run()
    #expect(decoded == sources("0", "1", "2", "3"))
    let small = self.shelf(cacheByteLimit: 0)
    small.want(visible: requests("10"), nearby: requests("11", "12"))
    run()
    #expect(decoded.suffix(2) == sources("10", "11")[...])
  }

  @Test("After a resize the old picture stays until the new one is there, and no fade shows")
  func resize() {
    let shelf = shelf()
    shelf.want(visible: requests("0"), nearby: [])
    run()
    shelf.want(visible: requests("0", width: 20), nearby: [])
    #expect(width(shelf, "0") == 8)
    run()
    #expect(width(shelf, "0") == 20)
    #expect(shelf.fade(of: sources("0")[0]).progress == 1)
  }

  @Test("A slow picture has a small one first, over which it fades in")
  func standIn() throws {
    var now = 10.0
    let shelf = self.shelf(decoder: SlowDecoder(), clock: { now })
    let source = sources("3")[0]
    var small: PageLayer?
    shelf.onChange = { [unowned shelf] in
      guard case .standIn(let layer) = shelf.content(of: source) else { return }
      small = layer
      #expect(!shelf.isFading)
    }
    shelf.want(visible: [], destination: requests("3"), nearby: [])
    run()
    let standIn = try #require(small)
    #expect(standIn.pixelSize == PixelSize(width: 2, height: 2))
    #expect(width(shelf, "3") == 8)
    #expect(shelf.isFading)
    #expect(shelf.fade(of: source).beneath?.isSame(as: standIn) == true)
    now = 10.075
    #expect(abs(shelf.fade(of: source).progress - 0.5) < 1e-9)
    now = 10.16
    #expect(shelf.fade(of: source).progress == 1)
    #expect(!shelf.isFading)
  }

  @Test("Under reduced motion pictures are there at once")
  func reducedMotion() {
    let shelf = shelf()
    shelf.isFadingAllowed = false
    shelf.want(visible: requests("0"), nearby: [])
    run()
    #expect(!shelf.isFading)
    #expect(shelf.fade(of: sources("0")[0]).progress == 1)
  }

  @Test("A picture that cannot be shown is reported once, whatever the size")
  func failure() {
    let shelf = shelf()
    var failures: [PictureSource] = []
    shelf.onFailure = { source, error in
      #expect(error == .truncated(.jpeg))
      failures.append(source)
    }
    shelf.want(visible: requests("0", "bad"), nearby: requests("worse"))
    run()
    shelf.want(visible: requests("0", "bad", width: 9), nearby: [])
    run()
    #expect(failures == sources("bad"), "what is not on screen is not reported")
    shelf.refresh(sources("bad"))
    run()
    #expect(failures == sources("bad", "bad"))
  }

  @Test("A file that is still written shows nothing, until it is looked at again")
  func beingWritten() {
    let shelf = shelf()
    var isWritten = true
    shelf.isBeingWritten = { _ in isWritten }
    shelf.onFailure = { _, _ in Issue.record("reported") }
    decoder.replace("4", by: "half")
    shelf.want(visible: requests("4"), nearby: [])
    run()
    guard case .pending = shelf.content(of: sources("4")[0]) else {
      Issue.record("a page that says what is wrong")
      return
    }
    isWritten = false
    decoder.replace("4", by: "4")
    shelf.refresh(sources("4"))
    run()
    #expect(width(shelf, "4") == 8)
  }

  @Test("A file that changed keeps its old picture until the new one is there; a broken one goes")
  func refresh() throws {
    let shelf = shelf()
    let source = sources("4")[0]
    shelf.want(visible: requests("4"), nearby: [])
    run()
    let old = try #require(shelf.content(of: source).layer)
    decoder.replace("4", by: "5")
    shelf.refresh([source] + sources("not", "there"))
    #expect(shelf.content(of: source).layer?.isSame(as: old) == true)
    run()
    let new = try #require(shelf.content(of: source).layer)
    #expect(!new.isSame(as: old))
    #expect(shelf.fade(of: source).beneath?.isSame(as: old) == true)
    decoder.replace("4", by: "broken")
    shelf.refresh([source])
    run()
    guard case .failed(.truncated(.jpeg)) = shelf.content(of: source) else {
      Issue.record("the old picture")
      return
    }
  }

  @Test("Short of memory, pages beside the current one are given up, and come again")
  func trimmed() {
    let shelf = shelf()
    shelf.want(visible: requests("0"), nearby: requests("1"))
    run()
    shelf.trimMemory(in: .critical)
    #expect(width(shelf, "0") == 8)
    shelf.want(visible: requests("1"), nearby: [])
    #expect(width(shelf, "1") == nil)
    run()
    #expect(width(shelf, "1") == 8)
  }
}
