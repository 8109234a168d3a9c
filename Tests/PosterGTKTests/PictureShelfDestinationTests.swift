import PosterImages
import Testing

@testable import PosterGTK

/// The pictures of pages that the pager is heading for.
@MainActor
@Suite struct PictureShelfDestinationTests: ShelfSuite {
  let decoder = CountingDecoder()
  let executor = ManualExecutor()

  @Test("Where the pager is heading is decoded before what it passes and what lies beside")
  func destination() {
    let shelf = shelf()
    shelf.want(visible: requests("0", "1"), destination: requests("1"), nearby: requests("2"))
    shelf.want(
      visible: requests("0", "1", "2"), destination: requests("4", "5"),
      nearby: requests("6", "3"))
    run()
    #expect(decoded == sources("4", "5", "1", "0", "2"))
    run()
    #expect(decoded.suffix(2) == sources("6", "3")[...])
    #expect(shelf.count == 5)
    shelf.want(visible: requests("4", "5"), nearby: [])
    #expect(width(shelf, "4") == 8 && shelf.count == 2)
  }

  @Test("A picture that waits out of sight is told of when it comes on screen, once")
  func toldOnScreen() {
    let shelf = shelf()
    var told: [PictureSource] = []
    shelf.onPicture = { told.append($0) }
    shelf.onFailure = { source, _ in told.append(source) }
    shelf.want(visible: requests("0"), destination: requests("3", "bad"), nearby: [])
    run()
    #expect(told == sources("0"))
    for _ in 0..<2 {
      shelf.want(visible: requests("3"), destination: requests("3", "bad"), nearby: [])
      run()
    }
    #expect(told == sources("0", "3"))
    shelf.want(visible: requests("3", "bad"), nearby: [])
    #expect(told == sources("0", "3", "bad"))
  }

  @Test("Where it is heading holds up nothing once its picture is in memory")
  func inMemory() {
    let shelf = shelf()
    shelf.want(visible: requests("0"), nearby: requests("1"))
    run()
    shelf.want(visible: requests("0"), nearby: requests("1", "2"))
    shelf.want(visible: requests("0"), destination: requests("1"), nearby: requests("2"))
    #expect(width(shelf, "1") == 8)
    executor.runAll()
    #expect(decoded == sources("0", "1", "2"), "without a turn of the main loop in between")
  }
}
